// Messages that only two devices can read: sealed with the keys of both (NaCl's box), as one line of base64url. A page on
// plain http has no crypto.subtle, so tweetnacl does it. The syntax is of 2017 at most: old telephones read this too.
//
// Each message has a number that only grows, in its nonce. Who receives it drops one that is not greater than the last.
import "./vendor/tweetnacl.js";

const { nacl } = self;
const NONCE = nacl.box.nonceLength;
const HALF = 4294967296; // 2 ** 32
const text = { encode: new TextEncoder(), decode: new TextDecoder("utf-8", { fatal: true }) };
const common = new Map(); // the key that two devices have in common, by theirs and ours: it takes long to find
const MOST_COMMON = 500;
const LAST = "faristol-sealed";
let last = sealedBefore();

/**
 * A device's own keys: from 32 bytes that it keeps, or new ones.
 * @param {Uint8Array} [secret]
 * @returns {{ publicKey: string, secretKey: string }} both as base64url
 */
export function makeKeys(secret) {
  const made = secret ? nacl.box.keyPair.fromSecretKey(secret) : nacl.box.keyPair();
  return { publicKey: toText(made.publicKey), secretKey: toText(made.secretKey) };
}

/**
 * @param {string} content
 * @param {string} theirs the public key of whom it is for
 * @param {{ publicKey: string, secretKey: string }} ours
 * @returns {string}
 */
export function seal(content, theirs, ours) {
  last = Math.max(Date.now() * 1000, last + 1);
  keepLast();
  const nonce = nacl.randomBytes(NONCE);
  const head = new DataView(nonce.buffer);
  head.setUint32(0, Math.floor(last / HALF));
  head.setUint32(4, last % HALF);
  const sealed = nacl.box.after(text.encode.encode(content), nonce, keyWith(theirs, ours));
  const whole = new Uint8Array(NONCE + sealed.length);
  whole.set(nonce);
  whole.set(sealed, NONCE);
  return toText(whole);
}

/**
 * @param {string} sealed
 * @param {string} theirs the public key of whom it should be from
 * @param {{ publicKey: string, secretKey: string }} ours
 * @param {number} after the number of their last message
 * @returns {{ content: string, number: number } | null} null for what is not from them, is damaged, or came before
 */
export function unseal(sealed, theirs, ours, after) {
  try {
    const whole = toBytes(sealed);
    const nonce = whole.slice(0, NONCE);
    const head = new DataView(nonce.buffer);
    const number = head.getUint32(0) * HALF + head.getUint32(4);
    if (!(number > after)) return null;
    const opened = nacl.box.open.after(whole.subarray(NONCE), nonce, keyWith(theirs, ours));
    return opened && { content: text.decode.decode(opened), number };
  } catch (error) {
    return null; // it is no base64url, or too short
  }
}

// The number goes on growing where the clock was set back while the page was away.
function sealedBefore() {
  try {
    return Number(localStorage.getItem(LAST)) || 0;
  } catch (error) {
    return 0; // there is no store
  }
}

function keepLast() {
  try {
    localStorage.setItem(LAST, last);
  } catch (error) {
    // without a store the clock alone says it
  }
}

function keyWith(theirs, ours) {
  const pair = `${theirs} ${ours.publicKey}`;
  if (common.size > MOST_COMMON) common.clear();
  if (!common.has(pair)) common.set(pair, nacl.box.before(toBytes(theirs), toBytes(ours.secretKey)));
  return common.get(pair);
}

/** SHA-512 of some bytes. */
export function digest(bytes) {
  return nacl.hash(bytes);
}

export function toText(bytes) {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 1) letters += String.fromCharCode(bytes[at]);
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export function toBytes(written) {
  const letters = atob(written.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
