// How full the battery of this device is, where the browser tells; nothing of one that is being charged.
const LOW = 20; // per cent
let percent = null;

export const facts = () => ({ battery: percent });

// `changed()` is called when it has become low, and when it no longer is.
export function follow(changed) {
  if (!navigator.getBattery) return;
  navigator.getBattery().then((battery) => {
    const read = () => {
      const before = isLow();
      percent = battery.charging ? null : Math.round(battery.level * 100);
      if (before !== isLow()) changed();
    };
    battery.addEventListener("levelchange", read);
    battery.addEventListener("chargingchange", read);
    read();
  }, () => {});
}

const isLow = () => percent !== null && percent < LOW;
