// Texts with marks in them, as the search engine answers them.
import { marks } from './help-index-marks.ts';

export interface MarkedPiece {
  readonly text: string;
  readonly isHit: boolean;
  /** Where it begins. */
  readonly at: number;
}

export function splitMarked(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const part of text.split(marks.before)) {
    const [hit = '', rest] = part.split(marks.after);
    // What stands before the first mark has no end of one.
    if (rest === undefined) pieces.push({ text: hit, isHit: false, at });
    else pieces.push({ text: hit, isHit: true, at }, { text: rest, isHit: false, at: at + hit.length });
    at += part.length;
  }
  return pieces.filter((piece) => piece.text !== '');
}

const longest = 150;
const before = 50;

/** The part around the first mark, cut between words. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const first = Math.max(0, text.indexOf(marks.before));
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const end = text.length - start <= longest ? text.length : text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
