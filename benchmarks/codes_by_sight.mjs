// Reads the pictures of a film with the reader of the site: how many were read, and milliseconds of each. See codes_by_sight.py.
import { readFileSync } from "node:fs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const [path, program] = process.argv.slice(2);
const options = { formats: ["QRCode"], maxNumberOfSymbols: 1, tryInvert: false };
prepareZXingModule({ overrides: { wasmBinary: readFileSync(program).buffer } });

const film = readFileSync(path);
const head = film.indexOf("\n") + 1;
const [width, height] = ["W", "H"].map((sign) => Number(film.subarray(0, head).toString().match(` ${sign}(\\d+)`)[1]));
const found = { pictures: 0, texts: [], each: [] };
for (let at = head; at < film.length; at += 6 + (width * height * 3) / 2) {
  const light = film.subarray(at + 6, at + 6 + width * height);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  light.forEach((value, place) => data.fill(value, 4 * place, 4 * place + 3));
  const began = process.cpuUsage();
  const [code] = await readBarcodes({ data, width, height }, options);
  const used = process.cpuUsage(began);
  found.pictures += 1;
  found.each.push((used.user + used.system) / 1000);
  if (code) found.texts.push(code.text);
}
console.log(JSON.stringify(found));
