// Gives a text of the page to another app of the device, where the device has a list of them.
export function listen() {
  document.documentElement.toggleAttribute("data-shares", Boolean(navigator.share));
}

export function share(control) {
  const { value } = document.getElementById(control.dataset.from);
  navigator.share({ text: value }).catch(() => {}); // Who closes the list of apps sends nothing.
}
