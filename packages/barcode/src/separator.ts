/** Stands between the parts of GS1 codes (FNC1 in the symbol); whoever only listens for scanners needs no more of them. */
export const gs = '\u001d';
