// What the package is given in its tests; the server has the same of its own.
import { constants, inflateSync } from 'node:zlib';
import type { InvoicePlatform } from '../platform.ts';

export const nodePlatform: InvoicePlatform = {
  decode: (bytes, encoding) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  },
  inflate: (bytes, limit) => {
    try {
      return inflateSync(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'broken';
    }
  },
};
