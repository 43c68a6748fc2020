// Hashes of texts: to find documents by id, to order equal hits, to notice changed texts.

/** 32 bits. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash) >>> 0;
}

/** 53 bits, as many as a number holds exactly. */
export function hash53(text: string): number {
  let low = 0x9e3779b9;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    high = Math.imul(high ^ unit, 0xc2b2ae35);
  }
  low = mixed(low ^ (high >>> 13));
  high = mixed(high ^ (low >>> 11));
  return (high >>> 11) * 4294967296 + (low >>> 0);
}

export function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return h ^ (h >>> 16);
}
