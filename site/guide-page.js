// The guide's own page: all of it, one chapter under the other.
import { listen, turnTo, unfold } from "./guide.js";

const turnToAddress = () => turnTo(document.body, document.getElementById(location.hash.slice(1)) ? location.hash.slice(1) : "");

unfold(document.body);
listen(document.body, { close: () => location.assign("../") });
addEventListener("hashchange", turnToAddress);
turnToAddress();
