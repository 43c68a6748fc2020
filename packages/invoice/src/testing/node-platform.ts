// What the package is given in its tests; the server has the same of its own.
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
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
    // Without the last mark of the data: files that are cut off show as much as they have.
    const options = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH };
    // Some programs write a wrong header or checksum around data that are right.
    for (const unpack of [
      () => inflateSync(bytes, options),
      () => inflateRawSync(bytes.subarray(zlibHeader), options),
    ]) {
      try {
        return unpack();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'too large';
      }
    }
    return 'broken';
  },
};

const zlibHeader = 2;
