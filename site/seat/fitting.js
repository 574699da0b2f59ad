// What of the seat is made here for its hands: the letters for a blank, and the size of the board.

export function drawLetters(page, hands) {
  const letters = page.querySelector("#letters");
  const row = letters.querySelector(".row");
  letters.hidden = !hands.asking();
  page.classList.toggle("asking", !letters.hidden);
  const wanted = hands.letters();
  if (letters.hidden || row.dataset.letters === wanted.join(" ")) return;
  row.dataset.letters = wanted.join(" ");
  row.textContent = "";
  for (const each of wanted) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button letter", textContent: each });
    button.dataset.letter = each;
    row.append(button);
  }
}

// The board is as wide as its room, in whole pixels, so that all its gaps are alike.
export function fit(page) {
  const room = page.querySelector(".seat__board");
  if (!room || !room.clientWidth) return;
  const lies = window.innerWidth > window.innerHeight;
  const across = lies ? Math.min(room.clientWidth, window.innerHeight - room.getBoundingClientRect().top - 4) : room.clientWidth;
  const larger = page.classList.contains("larger") ? 1.8 : 1;
  page.style.setProperty("--sq", `${Math.max(12, Math.floor((across * larger - 36) / 15))}px`);
}
