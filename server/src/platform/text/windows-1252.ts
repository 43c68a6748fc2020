/** Characters of Windows-1252 from 0x80 to 0x9F, where ISO-8859-1 has unused control characters. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Not every Node decodes it by itself, though all say they do. */
export const windows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (char) => special.charAt(char.charCodeAt(0) - 0x80));
