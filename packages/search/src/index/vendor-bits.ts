// Vendors of each document as bits: the first vendors have one each, all others share the last.

/** Vendors from this number on share its bit. */
export const sharedBit = 63;
const bitsPerWord = 32;

export class VendorBits {
  /** For each document: bits of vendors 0 to 31, and of the others. */
  low: Uint32Array;
  high: Uint32Array;

  constructor(documents: number) {
    this.low = new Uint32Array(documents);
    this.high = new Uint32Array(documents);
  }

  reserve(documents: number): void {
    const { low, high } = this;
    this.low = new Uint32Array(documents);
    this.low.set(low);
    this.high = new Uint32Array(documents);
    this.high.set(high);
  }

  clear(document: number): void {
    this.low[document] = 0;
    this.high[document] = 0;
  }

  add(document: number, vendor: number): void {
    if (vendor < bitsPerWord) this.low[document] = (this.low[document] as number) | lowBit(vendor);
    else this.high[document] = (this.high[document] as number) | highBit(vendor);
  }
}

const lowBit = (vendor: number): number => (vendor < bitsPerWord ? 1 << vendor : 0);
const highBit = (vendor: number): number =>
  vendor < bitsPerWord ? 0 : 1 << (Math.min(vendor, sharedBit) - bitsPerWord);

/** The bits of the vendors that have a 1 in the table. */
export function toBits(table: Uint8Array): { readonly low: number; readonly high: number } {
  let low = 0;
  let high = 0;
  for (let vendor = 0; vendor < table.length; vendor++) {
    if (table[vendor] !== 1) continue;
    low |= lowBit(vendor);
    high |= highBit(vendor);
  }
  return { low, high };
}

/** Bits are counted by the elevens: how often each pattern of eleven occurs tells how often each bit does. */
const groupBits = 11;
const patterns = 1 << groupBits;
const groupMask = patterns - 1;
const groupsPerWord = 3;
const secondWord = groupsPerWord * patterns;
const tallies = new Uint32Array(2 * groupsPerWord * patterns);

/** How many documents of the list, from one place up to another, have each vendor below the shared bit. */
export function countBits(
  bits: VendorBits,
  documents: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  tallies.fill(0);
  if (counts.length <= bitsPerWord) {
    tallyWord(bits.low, documents, from, to, 0);
  } else if (counts.length <= bitsPerWord + groupBits) {
    tallyLittleMore(bits, documents, from, to);
  } else {
    tallyWord(bits.low, documents, from, to, 0);
    tallyWord(bits.high, documents, from, to, secondWord);
  }
  sumTallies(0, 0, counts);
  if (counts.length > bitsPerWord) sumTallies(secondWord, bitsPerWord, counts);
}

function tallyWord(
  word: Uint32Array,
  documents: Uint32Array,
  from: number,
  to: number,
  offset: number,
): void {
  const second = offset + patterns;
  const third = second + patterns;
  for (let i = from; i < to; i++) {
    const own = word[documents[i] as number] as number;
    const a = offset + (own & groupMask);
    const b = second + ((own >>> groupBits) & groupMask);
    const c = third + (own >>> (2 * groupBits));
    tallies[a] = (tallies[a] as number) + 1;
    tallies[b] = (tallies[b] as number) + 1;
    tallies[c] = (tallies[c] as number) + 1;
  }
}

/** The whole first word and one group of the second. */
function tallyLittleMore({ low, high }: VendorBits, documents: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    const own = low[document] as number;
    const a = own & groupMask;
    const b = patterns + ((own >>> groupBits) & groupMask);
    const c = 2 * patterns + (own >>> (2 * groupBits));
    const d = secondWord + ((high[document] as number) & groupMask);
    tallies[a] = (tallies[a] as number) + 1;
    tallies[b] = (tallies[b] as number) + 1;
    tallies[c] = (tallies[c] as number) + 1;
    tallies[d] = (tallies[d] as number) + 1;
  }
}

function sumTallies(offset: number, firstVendor: number, counts: Uint32Array): void {
  for (let group = 0; group < groupsPerWord; group++) {
    const start = offset + group * patterns;
    for (let pattern = 1; pattern < patterns; pattern++) {
      const times = tallies[start + pattern] as number;
      if (times === 0) continue;
      for (let left = pattern; left !== 0; left &= left - 1) {
        const vendor = firstVendor + group * groupBits + 31 - Math.clz32(left & -left);
        if (vendor < sharedBit && vendor < counts.length) counts[vendor] = (counts[vendor] as number) + times;
      }
    }
  }
}
