// Which names of the platform scripts use: node names_used.mjs FILE… writes a list of names, each with its files.
//
// Left out is what the scripts define themselves, and what is asked about with `?.` wherever it is used.
import { readFileSync } from "node:fs";
import { parse } from "acorn";

const OF_2022 = { ecmaVersion: 2022, sourceType: "module" }; // which Chrome 103 reads
const used = new Map();
const own = new Set();

function use(name, file) {
  if (!used.has(name)) used.set(name, new Set());
  used.get(name).add(file);
}

function define(node) {
  if (node.type === "Identifier") own.add(node.name);
  else if (node.type === "MemberExpression" && !node.computed) own.add(node.property.name);
  else if (node.type === "AssignmentPattern") define(node.left);
  else if (node.type === "RestElement") define(node.argument);
  else if (node.type === "ArrayPattern") node.elements.filter(Boolean).forEach(define);
  else if (node.type === "ObjectPattern") for (const each of node.properties) define(each.value ?? each);
}

function walk(node, file, parent) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, file, parent));
  if (!node?.type) return;
  const asked = node.optional || (parent?.optional && (parent.callee ?? parent.object) === node);
  if (node.type === "MemberExpression" && !node.computed && !asked) use(node.property.name, file);
  if (node.type === "NewExpression" && node.callee.name) use(node.callee.name, file);
  if (node.type === "CallExpression" && node.callee.name && !node.optional) use(node.callee.name, file);
  if (["Property", "MethodDefinition", "PropertyDefinition"].includes(node.type) && !node.computed) define(node.key);
  if (node.type === "VariableDeclarator" || node.id) define(node.id);
  if (node.type === "AssignmentExpression") define(node.left);
  for (const each of node.params ?? []) define(each);
  for (const [name, value] of Object.entries(node)) if (name !== "type") walk(value, file, node);
}

for (const file of process.argv.slice(2)) walk(parse(readFileSync(file, "utf-8"), OF_2022), file);
for (const name of own) used.delete(name);
process.stdout.write(JSON.stringify([...used].map(([name, files]) => [name, [...files]])));
