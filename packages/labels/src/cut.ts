// A text that is too long loses its middle, between words: strength, size and colour stand at the end of a name.
import { type Font, textWidth } from './text-width.ts';

const ellipsis = '…';

export interface TextBox {
  readonly width: number;
  readonly lines: number;
  readonly font: Font;
  readonly size: number;
}

const fits = (text: string, { font, size, width }: TextBox): boolean => textWidth(text, font, size) <= width;

/** Word by word; null: it takes more lines, or one word is too long for a line. */
export function wrapped(text: string, room: TextBox): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer, room)) lines[lines.length - 1] = longer;
    else if (fits(word, room)) lines.push(word);
    else return null;
    if (lines.length > room.lines) return null;
  }
  return lines;
}

/** The most words of the end that are kept. */
const mostAtEnd = 3;

/** `Artinova 4% mit Adrenalin … 1,7 ml`: as many words as fit, the last ones always. */
function cutBetweenWords(words: readonly string[], room: TextBox): string[] | null {
  let best: { lines: string[]; kept: number } | null = null;
  for (let end = 1; end <= Math.min(mostAtEnd, words.length - 1); end++)
    for (let start = words.length - end - 1; start >= 1; start--) {
      const kept = [...words.slice(0, start), ...words.slice(-end)].join('').length;
      if (best !== null && kept <= best.kept) break;
      const text = [...words.slice(0, start), ellipsis, ...words.slice(-end)].join(' ');
      const lines = wrapped(text, room);
      if (lines !== null) best = { lines, kept };
    }
  return best?.lines ?? null;
}

/** Shortens a text without spaces, or with words that are too long, to one line: its beginning and a little of its end. */
export function cutInside(text: string, room: TextBox): string {
  if (fits(text, room)) return text;
  const signs = [...text];
  let [kept, tooMany] = [0, signs.length];
  const cut = (count: number): string => {
    const end = Math.floor(count / 3);
    return (
      signs
        .slice(0, count - end)
        .join('')
        .trimEnd() +
      ellipsis +
      signs
        .slice(signs.length - end)
        .join('')
        .trimStart()
    );
  };
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (fits(cut(middle), room)) kept = middle;
    else tooMany = middle;
  }
  return cut(kept);
}

/** Fewer signs tell nothing. */
const fewest = 3;

/** `Arti… 1:100.000`: the last word whole, and as much of the beginning as fits before it; null: too little would. */
function cutBeforeEnd(text: string, end: string, room: TextBox): string | null {
  const signs = [...text];
  const cut = (count: number): string => `${signs.slice(0, count).join('').trimEnd()}${ellipsis} ${end}`;
  let count = signs.length - end.length - 1;
  while (count >= fewest && !fits(cut(count), room)) count--;
  return end.length >= fewest && count >= fewest ? cut(count) : null;
}

/** More words than any name has; the rest would only cost time. */
const mostWords = 80;

/** The lines of a text in its room: whole if it can be, else without its middle. */
export function wrapLines(text: string, room: TextBox): string[] {
  if (text === '') return [];
  const whole = wrapped(text, room);
  if (whole !== null) return whole;
  const words = text.split(' ');
  const some =
    words.length > mostWords ? [...words.slice(0, mostWords / 2), ...words.slice(-mostWords / 2)] : words;
  return (
    cutBetweenWords(some, room) ?? [
      cutBeforeEnd(some.join(' '), some.at(-1) ?? '', room) ?? cutInside(text, room),
    ]
  );
}
