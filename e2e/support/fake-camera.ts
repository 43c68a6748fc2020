// Input of Chromium's fake camera: a picture of a real DataMatrix, as a film of a few frames.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const width = 640;
const height = 480;
const pixelsPerModule = 12;
const frames = 5;

/** Shows the text as a label held before the camera. */
export async function showToCamera(film: string, text: string): Promise<void> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
  const { symbol, error } = await writeBarcode(text, { format: 'DataMatrix' });
  if (!symbol) throw new Error(error);
  const light = Buffer.alloc(width * height, 0xe0);
  const left = Math.floor((width - symbol.width * pixelsPerModule) / 2);
  const top = Math.floor((height - symbol.height * pixelsPerModule) / 2);
  for (let y = 0; y < symbol.height * pixelsPerModule; y += 1)
    for (let x = 0; x < symbol.width * pixelsPerModule; x += 1) {
      const at = Math.floor(y / pixelsPerModule) * symbol.width + Math.floor(x / pixelsPerModule);
      light[(top + y) * width + left + x] = (symbol.data[at] ?? 255) < 128 ? 0x18 : 0xe0;
    }
  const colourless = Buffer.alloc((width * height) / 2, 0x80);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(film, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}
