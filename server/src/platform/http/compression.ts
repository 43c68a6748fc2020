// Which answers are compressed, and how much is spent on it. The files of the web app were compressed when they were built.
import { constants } from 'node:zlib';

export const compression = {
  /** Answers that fit into three packets arrive just as fast uncompressed: compressing them would only add work. */
  threshold: 4096,
  /** Up to here at once, in a millisecond at most: a stream with a buffer of its own costs more than the compressing. */
  syncThreshold: 262_144,
  // The lowest quality makes a list a third larger than the usual one, in a third of the time; both are a tenth of what it was.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  // Compressed request bodies are not accepted: no client sends them, and a small body could unpack to a large one in
  // memory.
  globalDecompression: false,
};
