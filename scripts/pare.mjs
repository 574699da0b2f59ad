// Pares Pyodide down to what our engine can reach: node pare.mjs OUT
//
// Pyodide exports every function of C for the packages that it may load one day, and brings OpenGL, SDL and file
// systems for them. We load none that is written in C. So OUT/pyodide.asm.wasm exports only what JavaScript asks for
// and has only what is reached from there, and OUT/pyodide.asm.mjs has only the functions that are reached from
// what runs when it starts, from what the wasm imports and from the programs around it. OUT/pyodide.mjs stays as it is.
// A name that stands anywhere in what is reached counts as asked for: rather too much stays than too little.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import binaryen from "binaryen";

const LOADER = "pyodide.mjs";
const PROGRAM = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const MEMORY = 5; // the section that says how large the memory may grow
const MOST = 8192; // pages: 512 MB, ten times what an engine has; where 4 GB are asked for, an iPad may refuse
const PYSCRIPT = [".FS", ".PATH", ".PATH_FS"]; // what PyScript asks for
const INSIDE = ["__indirect_function_table", "__main_argc_argv", "__stack_pointer", "__wasm_call_ctors", "memory"];
const VALUES = ["ArrowFunctionExpression", "FunctionExpression", "Identifier", "Literal"];

const out = resolve(process.argv[2]);
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const around = [join(pyodide, LOADER), join(here, "../site/engine/boot.mjs"), join(here, "freeze.mjs")];
const source = readFileSync(join(pyodide, PROGRAM), "utf8");
const program = (text) => parse(text, { ecmaVersion: "latest", sourceType: "module" });
const children = (node) => Object.values(node).flat().filter((each) => each?.type);
const text = ({ start, end }) => source.slice(start, end);
const property = ({ computed, property }) => (computed ? property.value : property.name);
const ofObject = (node, name) => node?.type === "MemberExpression" && node.object.name === name;

// The names that stand in a part of the program: "x" is a variable, ".x" a property or a text.
function names(node, found = new Set()) {
  if (node.type === "Identifier") found.add(node.name);
  else if (node.type === "Literal") found.add(`.${node.value}`);
  else if (node.type === "MemberExpression" && !node.computed) {
    found.add(`.${node.property.name}`);
    names(node.object, found);
  } else children(node).forEach((child) => names(child, found));
  return found;
}

// Whether nothing happens when this is reckoned.
function isStill(node) {
  if (!node || VALUES.includes(node.type)) return true;
  if (node.type === "MemberExpression") return !node.computed && isStill(node.object);
  if (node.type === "UnaryExpression") return isStill(node.argument);
  if (node.type === "ArrayExpression") return node.elements.every(isStill);
  if (node.type !== "ObjectExpression") return false;
  return node.properties.every((each) => each.type === "Property" && !each.computed && isStill(each.value));
}

// A piece of the program: what it gives a value to (null if it does more than that), and the names in it.
function pieceOf(statement) {
  const { left, right } = statement.type === "ExpressionStatement" ? statement.expression : {};
  if (statement.type === "FunctionDeclaration") return { gives: statement.id.name };
  if (!left || left.type !== "MemberExpression" || !isStill(right)) return { gives: null };
  if (ofObject(left, "Module")) return { gives: `.${property(left)}`, asks: names(right) };
  return { gives: left.object.type === "Identifier" && !left.computed ? left.object.name : null };
}

function piecesOf(statement) {
  if (statement.type !== "VariableDeclaration") {
    return [{ node: statement, asks: names(statement), ...pieceOf(statement) }];
  }
  return statement.declarations.map((node) => {
    const gives = node.id.type === "Identifier" && isStill(node.init) ? node.id.name : null;
    return { node, statement, gives, asks: node.init ? names(node.init) : new Set() };
  });
}

const { body } = program(source).body.find((node) => node.type === "FunctionDeclaration").body;
const linking = body.find((node) => node.id?.name === "assignWasmExports");
const offered = body
  .flatMap((node) => node.declarations ?? [])
  .find((node) => node.id.name === "wasmImports").init;
const pieces = body.filter((node) => node !== linking).flatMap(piecesOf).filter(({ node }) => node.init !== offered);
// Each gives a variable and the same name in Module: who asks for one has both.
const links = linking.body.body.map((node) => {
  const [variable] = text(node).split("=");
  const exported = /wasmExports\["(.+?)"\]/.exec(text(node))[1];
  return { node, gives: `.${variable}`, asks: new Set([variable]), exported };
});

function grouped(list, key) {
  const groups = new Map();
  for (const each of list) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return groups;
}

const importsOf = (wasm) => new Set(WebAssembly.Module.imports(new WebAssembly.Module(wasm)).map(({ name }) => name));
const importKey = ({ key }) => key.name ?? key.value;

// All names that are reached when the wasm imports these.
function reached(imported) {
  const given = grouped([...pieces, ...links], ({ gives }) => gives);
  const found = new Set(PYSCRIPT);
  const ask = (asked) => asked.forEach((name) => found.add(name));
  given.get(null).forEach(({ asks }) => ask(asks));
  around.forEach((file) => ask(names(program(readFileSync(file, "utf8")))));
  offered.properties.filter((each) => imported.has(importKey(each))).forEach(({ value }) => ask(names(value)));
  // A set goes on to what is added to it meanwhile.
  for (const name of found) given.get(name)?.forEach(({ asks }) => ask(asks));
  return found;
}

const isLinked = (found) => ({ asks }) => [...asks].some((variable) => found.has(variable));

function pareWasm() {
  const whole = readFileSync(join(pyodide, WASM));
  const wanted = new Set(INSIDE);
  const found = reached(importsOf(whole));
  links.filter(isLinked(found)).forEach(({ exported }) => wanted.add(exported));
  // A few are asked for by the name under which they are exported.
  found.forEach((name) => name.startsWith(".") && wanted.add(name.slice(1)));
  const module = binaryen.readBinary(whole);
  const exported = Array.from({ length: module.getNumExports() }, (_, i) => module.getExportByIndex(i));
  for (const { name } of exported.map(binaryen.getExportInfo)) if (!wanted.has(name)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  return grownAtMost(module.emitBinary(), MOST);
}

// The bytes of a whole number in a wasm, seven bits in each.
const spelt = (number) => [number & 127 | 128, number >> 7 & 127 | 128, number >> 14];

// What begins at a place and goes on to the first byte under 128.
function wholeNumber(bytes, place) {
  const length = bytes.subarray(place).findIndex((byte) => byte < 128) + 1;
  const read = (total, byte, i) => total + (byte & 127) * 128 ** i;
  return { value: bytes.subarray(place, place + length).reduce(read, 0), next: place + length };
}

function grownAtMost(wasm, pages) {
  let place = 8; // behind the name and the version of the format
  while (wasm[place] !== MEMORY) {
    const { value, next } = wholeNumber(wasm, place + 1);
    place = next + value;
  }
  const memories = wholeNumber(wasm, place + 1).next;
  const most = wholeNumber(wasm, memories + 2).next; // behind their number, that it has an end, and its first size
  wasm.set(spelt(pages), most);
  return wasm;
}

function pareProgram(imported) {
  const found = reached(imported);
  const stays = ({ gives }) => !gives || found.has(gives);
  const kept = (list) => list.map(({ node }) => text(node));
  const written = new Map([
    [linking.body, `{${kept(links.filter(isLinked(found))).join("")}}`],
    [offered, `{${offered.properties.filter((each) => imported.has(importKey(each))).map(text)}}`],
  ]);
  for (const [statement, own] of grouped(pieces, ({ statement, node }) => statement ?? node)) {
    if (own.every(stays)) continue;
    const left = kept(own.filter(stays));
    written.set(statement, left.length ? `var ${left};` : "");
  }
  return [...written]
    .sort(([one], [other]) => other.start - one.start)
    .reduce((whole, [{ start, end }, part]) => whole.slice(0, start) + part + whole.slice(end), source);
}

const wasm = pareWasm();
writeFileSync(join(out, WASM), wasm);
writeFileSync(join(out, PROGRAM), pareProgram(importsOf(wasm)));
copyFileSync(join(pyodide, LOADER), join(out, LOADER));
