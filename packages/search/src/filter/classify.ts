// Sorts documents by which requests of a batch they belong to, so that what requests share is counted once.
import type { Columns } from '../index/columns.ts';
import type { Scratch } from '../index/scratch.ts';
import { sharedBit, toBits } from '../index/vendor-bits.ts';
import type { Condition } from './conditions.ts';

/** More conditions than this would need too large a table; requests are then answered one by one. */
export const mostConditions = 12;
/** Requests are bits of one number. */
export const mostRequests = 31;

/** Documents that belong to the same requests. */
interface DocumentClass {
  /** Bit r is set if they belong to request r. */
  readonly requests: number;
  readonly from: number;
  readonly to: number;
}

/** Borrowed: `release` when done. */
export interface ClassifiedFilters {
  readonly documents: Uint32Array;
  readonly classes: readonly DocumentClass[];
  release(): void;
}

const inNoClass = 0xffff;

/** For every set of failed conditions the class of documents that fail just these. */
function classTable(conditions: number, required: readonly number[]) {
  const table = new Uint16Array(1 << conditions).fill(inNoClass);
  const requestsOfClass: number[] = [];
  for (let failed = 0; failed < table.length; failed++) {
    let requests = 0;
    for (let r = 0; r < required.length; r++)
      if (((required[r] as number) & failed) === 0) requests |= 1 << r;
    if (requests === 0) continue;
    let index = requestsOfClass.indexOf(requests);
    if (index < 0) index = requestsOfClass.push(requests) - 1;
    table[failed] = index;
  }
  return { table, requestsOfClass };
}

interface Bit<Kind extends Condition = Condition> {
  readonly bit: number;
  readonly condition: Kind;
}
type OfColumn = Bit<Extract<Condition, { kind: 'column' }>>;

const isOfColumn = (given: Bit | undefined): given is OfColumn => given?.condition.kind === 'column';

/** `required[r]` has the bits of the conditions that request r needs. They are tried in the given order. */
export function classify(
  documents: Uint32Array,
  count: number,
  conditions: readonly Bit[],
  required: readonly number[],
  columns: Columns,
  scratch: Scratch,
): ClassifiedFilters {
  const { table, requestsOfClass } = classTable(conditions.length, required);
  if (conditions.length === 0) {
    return {
      documents,
      classes: [{ requests: requestsOfClass[0] ?? 0, from: 0, to: count }],
      release: () => undefined,
    };
  }
  const left = scratch.takeList();
  const failed = scratch.takeList();
  const [first, second, ...others] = conditions;
  let size = 0;
  if (isOfColumn(first) && isOfColumn(second)) {
    // The longest list is walked through once only, and mostly shrinks at once.
    size = applyTwoColumns(first, second, documents, count, left, failed, table);
  } else {
    left.set(documents.subarray(0, count));
    failed.fill(0, 0, count);
    size = count;
    others.unshift(...conditions.slice(0, 2));
  }
  for (const { bit, condition } of others) {
    size = applyCondition(condition, bit, left, failed, size, table, columns);
  }
  const grouped = groupByClass(left, failed, size, table, requestsOfClass.length, scratch.takeList());
  scratch.giveBackList(left);
  scratch.giveBackList(failed);
  return {
    documents: grouped.documents,
    classes: requestsOfClass.map((requests, c) => ({
      requests,
      from: grouped.starts[c] as number,
      to: grouped.starts[c + 1] as number,
    })),
    release: () => scratch.giveBackList(grouped.documents),
  };
}

/** Keeps the documents that can still be in a class. Returns how many. */
function applyCondition(
  condition: Condition,
  bit: number,
  documents: Uint32Array,
  failed: Uint32Array,
  size: number,
  table: Uint16Array,
  columns: Columns,
): number {
  switch (condition.kind) {
    case 'column':
      return applyColumn(condition.column, condition.table, bit, documents, failed, size, table);
    case 'vendors':
      return applyVendors(columns, condition.table, bit, documents, failed, size, table);
    case 'test':
      return applyTest(condition.test, bit, documents, failed, size, table);
  }
}

function applyTwoColumns(
  first: OfColumn,
  second: OfColumn,
  documents: Uint32Array,
  count: number,
  left: Uint32Array,
  failed: Uint32Array,
  table: Uint16Array,
): number {
  const { column: columnA, table: wantedA } = first.condition;
  const { column: columnB, table: wantedB } = second.condition;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const fails =
      (wantedA[columnA[document] as number] === 1 ? 0 : first.bit) |
      (wantedB[columnB[document] as number] === 1 ? 0 : second.bit);
    if (table[fails] === inNoClass) continue;
    left[kept] = document;
    failed[kept++] = fails;
  }
  return kept;
}

function applyColumn(
  column: Uint16Array,
  wanted: Uint8Array,
  bit: number,
  documents: Uint32Array,
  failed: Uint32Array,
  size: number,
  table: Uint16Array,
): number {
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const document = documents[i] as number;
    const fails = (failed[i] as number) | (wanted[column[document] as number] === 1 ? 0 : bit);
    if (table[fails] === inNoClass) continue;
    documents[kept] = document;
    failed[kept++] = fails;
  }
  return kept;
}

function applyVendors(
  { offers: { start, size: offerCount, vendor, vendorBits } }: Columns,
  wanted: Uint8Array,
  bit: number,
  documents: Uint32Array,
  failed: Uint32Array,
  size: number,
  table: Uint16Array,
): number {
  const { low, high } = vendorBits;
  const { low: wantedLow, high: wantedHigh } = toBits(wanted);
  // A bit that several vendors share only tells where to look.
  const isExact = wanted.length <= sharedBit;
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const document = documents[i] as number;
    let fails = (failed[i] as number) | bit;
    const matchedBits = ((low[document] as number) & wantedLow) | ((high[document] as number) & wantedHigh);
    if (matchedBits !== 0 && isExact) {
      fails ^= bit;
    } else if (matchedBits !== 0) {
      const from = start[document] as number;
      const to = from + (offerCount[document] as number);
      for (let j = from; j < to; j++) {
        if (wanted[vendor[j] as number] === 1) {
          fails ^= bit;
          break;
        }
      }
    }
    if (table[fails] === inNoClass) continue;
    documents[kept] = document;
    failed[kept++] = fails;
  }
  return kept;
}

function applyTest(
  test: (document: number) => boolean,
  bit: number,
  documents: Uint32Array,
  failed: Uint32Array,
  size: number,
  table: Uint16Array,
): number {
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const document = documents[i] as number;
    const fails = (failed[i] as number) | (test(document) ? 0 : bit);
    if (table[fails] === inNoClass) continue;
    documents[kept] = document;
    failed[kept++] = fails;
  }
  return kept;
}

function groupByClass(
  documents: Uint32Array,
  failed: Uint32Array,
  size: number,
  table: Uint16Array,
  classes: number,
  grouped: Uint32Array,
) {
  const starts = new Uint32Array(classes + 1);
  for (let i = 0; i < size; i++) {
    const at = (table[failed[i] as number] as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let c = 0; c < classes; c++) starts[c + 1] = (starts[c + 1] as number) + (starts[c] as number);
  const next = starts.slice();
  for (let i = 0; i < size; i++) {
    const c = table[failed[i] as number] as number;
    const at = next[c] as number;
    grouped[at] = documents[i] as number;
    next[c] = at + 1;
  }
  return { documents: grouped, starts };
}
