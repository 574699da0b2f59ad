if (window.faristol.isTooOld) throw new Error("This browser is too old for Faristol.");

// In another page's frame nothing starts: what is tapped there may not be what is seen.
if (window.top !== window) {
  for (const part of document.querySelectorAll("[data-shown-when]")) part.hidden = part.dataset.shownWhen !== "framed";
  document.body.replaceChildren(document.getElementById("sentences"));
  throw new Error("Faristol does not run in a frame.");
}
