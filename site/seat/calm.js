// Buttons that have just come rest for a moment: the second tap of two was for what stood there before.
const REST = 400;
let resting = [];

export function rest(buttons, then = () => {}) {
  resting = [...resting, ...buttons];
  for (const each of buttons) each.disabled = true;
  setTimeout(() => {
    resting = resting.filter((one) => !buttons.includes(one));
    for (const each of buttons) each.disabled = false;
    then();
  }, REST);
}

export const rests = (button) => resting.includes(button);
