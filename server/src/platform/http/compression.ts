// Which answers are compressed, and how much is spent on it. The files of the web app were compressed when they were built.
import { constants } from 'node:zlib';

export const compression = {
  /** What fits into three packets arrives as soon without: for so little the work is all that would be noticed. */
  threshold: 4096,
  /** Up to here at once, in a millisecond at most: a stream with a buffer of its own costs more than the compressing. */
  syncThreshold: 262_144,
  // The lowest quality makes a list a third larger than the usual one, in a third of the time; both are a tenth of what it was.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  // Nobody sends us compressed bodies: what is small in transit and large in memory is not taken.
  globalDecompression: false,
};
