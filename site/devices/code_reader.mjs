// The worker that reads QR codes in the pictures of the camera: zxing, of which only the reader is shipped.
import { prepareZXingModule, readBarcodes } from "../vendor/zxing/reader/index.js";

// Without this it would fetch its program from somewhere else.
const locateFile = (name) => new URL(`../vendor/zxing/${name}`, import.meta.url).href;
const options = { formats: ["QRCode"], maxNumberOfSymbols: 1, tryInvert: false };
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext("2d", { willReadFrequently: true });

prepareZXingModule({ overrides: { locateFile } });

// Answers each picture with the text of its code, or null.
self.addEventListener("message", async ({ data: picture }) => {
  const { width, height } = picture;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(picture, 0, 0);
  picture.close();
  try {
    const [code] = await readBarcodes(context.getImageData(0, 0, width, height), options);
    postMessage({ text: code?.text ?? null });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
