// What the pure reader of invoices needs from Node.
import { constants, inflateSync } from 'node:zlib';
import type { InvoicePlatform } from '@praxora/invoice/platform';

export const invoicePlatform: InvoicePlatform = {
  decode: (bytes, encoding) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  },
  // Without the last mark of the data: files that are cut off show as much as they have.
  inflate: (bytes, limit) => {
    try {
      return inflateSync(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'broken';
    }
  },
};
