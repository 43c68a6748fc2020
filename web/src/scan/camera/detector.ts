// Reads codes out of pictures: the browser itself where it can, else the decoder we serve, which comes when it is needed.
import type { Detector, Picture } from './picture.ts';

/** Ours are DataMatrix; packs carry the others. */
const formats = ['data_matrix', 'qr_code', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'];

interface NativeDetector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: NativeDetectorClass };
  if (!BarcodeDetector) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  // A browser that reads none of our labels is of no use.
  if (!supported.includes('data_matrix')) return null;
  const detector = new BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

let detector: Promise<Detector> | null = null;

/** The detector, shared by all cameras; after a failure it is fetched anew the next time. */
export function loadDetector(): Promise<Detector> {
  detector ??= choose().catch((error: unknown) => {
    detector = null;
    throw error;
  });
  return detector;
}

const choose = async (): Promise<Detector> =>
  (await nativeDetector()) ?? (await import('./decoder.ts')).createDecoder();
