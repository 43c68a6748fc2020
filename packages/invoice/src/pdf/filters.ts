// Unpacks the data of streams, within limits.
import type { InvoicePlatform } from '../platform.ts';
import { InvoiceRefusal } from '../refusal.ts';
import { type Decode, Output } from './decoders.ts';
import { type PdfDictionary, PdfFault } from './objects.ts';

const megabyte = 1024 * 1024;
/** All data that one file may unpack to: a bomb is stopped, however it is divided. */
const mostUnpacked = 32 * megabyte;

export class Unpacker {
  #left = mostUnpacked;

  constructor(readonly platform: InvoicePlatform) {}

  inflate(bytes: Uint8Array): Uint8Array {
    const unpacked = this.platform.inflate(bytes, Math.max(this.#left, 1));
    if (unpacked === 'too large') refuseSize();
    if (unpacked === 'broken') throw new PdfFault('packed data cannot be unpacked');
    this.#left -= unpacked.length;
    return unpacked;
  }

  decode(bytes: Uint8Array, decode: Decode): Uint8Array {
    const output = new Output(this.#left, refuseSize);
    decode(bytes, output);
    this.#left -= output.bytes().length;
    return output.bytes();
  }
}

function refuseSize(): never {
  throw new InvoiceRefusal('PDF_TOO_LARGE_INSIDE', { limit: mostUnpacked / megabyte });
}

/** Takes back the prediction of PNG that tables of objects are packed with. */
export function undoPrediction(bytes: Uint8Array, parameters: PdfDictionary | undefined): Uint8Array {
  const predictor = parameters?.get('Predictor') ?? 1;
  if (typeof predictor !== 'number' || predictor < 10) return bytes;
  const columns = parameters?.get('Columns') ?? 1;
  const colors = parameters?.get('Colors') ?? 1;
  const bits = parameters?.get('BitsPerComponent') ?? 8;
  if (typeof columns !== 'number' || typeof colors !== 'number' || typeof bits !== 'number') return bytes;
  const pixel = Math.max(1, Math.ceil((colors * bits) / 8));
  const width = Math.ceil((columns * colors * bits) / 8);
  if (!(width >= 1 && width <= bytes.length)) throw new PdfFault('packed data have no rows');
  const rows = Math.ceil(bytes.length / (width + 1));
  const result = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let at = 0; at < width; at += 1) {
      const raw = bytes[row * (width + 1) + 1 + at] ?? 0;
      const target = row * width + at;
      const left = at >= pixel ? (result[target - pixel] ?? 0) : 0;
      const up = row > 0 ? (result[target - width] ?? 0) : 0;
      const corner = row > 0 && at >= pixel ? (result[target - width - pixel] ?? 0) : 0;
      result[target] = raw + predict(kind, left, up, corner);
    }
  }
  return result;
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return Math.floor((left + up) / 2);
  if (kind !== 4) return 0;
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
