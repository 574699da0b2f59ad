// What the page says itself, in the language of the browser or the one that was chosen.
import { keep, recall } from "../devices/page_memory.js";

const LANGUAGES = ["ca", "ro", "en"];
const ofBrowser = (navigator.languages || [navigator.language]).map((one) => one.slice(0, 2));
let chosen = recall("language") || ofBrowser.find((one) => LANGUAGES.includes(one)) || "en";

export const language = () => chosen;

export function choose(another) {
  chosen = another;
  keep("language", another);
}

export async function load(page) {
  const answer = await fetch(`${chosen}.html`);
  page.innerHTML = await answer.text();
  document.documentElement.lang = chosen;
  document.title = `${page.querySelector("h1.unseen").textContent} – Faristol`;
  page.querySelector("#language").value = chosen;
}
