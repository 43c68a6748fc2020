// The decoder for browsers that read no codes themselves. Its program is WebAssembly, and is served by us alone.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from './picture.ts';

/** More says nothing more, and takes longer. */
const longestSide = 1_000;
/** Symbologies whose text is a GS1 element string; the parser knows it by this mark. */
const gs1Marks = new Set([']d2', ']C1', ']e0', ']Q3']);

export async function createDecoder(): Promise<Detector> {
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
    },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('This browser draws no pictures');
  return async (picture) => {
    const { videoWidth: width, videoHeight: height } = picture;
    if (width === 0 || height === 0) return [];
    const scale = Math.min(1, longestSide / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(drawing.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ['DataMatrix', 'QRCode', 'EANUPC', 'Code128', 'Code39', 'ITF'],
      textMode: 'Plain',
      maxNumberOfSymbols: 4,
      tryDownscale: true,
    });
    return found
      .filter(({ isValid }) => isValid)
      .map(
        ({ text, symbologyIdentifier }) =>
          (gs1Marks.has(symbologyIdentifier) ? symbologyIdentifier : '') + text,
      );
  };
}
