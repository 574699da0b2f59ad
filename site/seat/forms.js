// What is written in a form of this page is there again after a reload or in another language, as long as it is about the same.
import { keep, recall } from "../devices/page_memory.js";

const fieldsOf = (form) => [...form.elements].filter(({ name }) => name);

// Fills a form with what was written about the same; about something else it is empty.
export function takeUp(form, about) {
  if (form.dataset.about === about) return;
  form.dataset.about = about;
  const last = recall(`form-${form.id}`);
  const written = last && last.about === about ? last.written : {};
  for (const field of fieldsOf(form)) field.value = written[field.name] || "";
}

export function note(form) {
  const written = {};
  for (const { name, value } of fieldsOf(form)) written[name] = value;
  keep(`form-${form.id}`, { about: form.dataset.about, written });
}

// The seventh tile of a completiv is named for one round.
export const noteNamed = (round, letter) => keep("seventh", { round, letter });

export function namedIn(round) {
  const last = recall("seventh");
  return last && last.round === round ? last.letter : "";
}
