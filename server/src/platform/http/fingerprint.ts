// Fingerprint that distinguishes one request from another, in 32 bytes.
import { createHash } from 'node:crypto';

/** Hash of a value; independent of the order of its objects' fields. */
export const toFingerprint = (value: unknown): Buffer =>
  createHash('sha256').update(canonical(value)).digest();

/** Text that is written as it stands, between values that are still to come. */
class Mark {
  constructor(readonly text: string) {}
}

/** JSON with sorted names. Neither by recursion nor by spreading: a client nests as deep and lists as many as it likes. */
function canonical(value: unknown): string {
  const written: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (next instanceof Mark) written.push(next.text);
    else if (typeof next !== 'object' || next === null) written.push(JSON.stringify(next) ?? '');
    else if (Array.isArray(next)) openList(open, next);
    else openObject(open, next);
  }
  return written.join('');
}

const comma = new Mark(',');

/** The stack is last in, first out, so the list is pushed in reverse. */
function openList(open: unknown[], list: readonly unknown[]): void {
  open.push(new Mark(']'));
  for (let index = list.length - 1; index >= 0; index--) open.push(comma, list[index]);
  open.push(new Mark('['));
}

function openObject(open: unknown[], object: object): void {
  open.push(new Mark('}'));
  const members = Object.entries(object).sort(([one], [other]) => (one < other ? 1 : -1));
  for (const [name, member] of members) open.push(comma, member, new Mark(`${JSON.stringify(name)}:`));
  open.push(new Mark('{'));
}
