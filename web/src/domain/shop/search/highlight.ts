// Highlights come as marks inside a text. They become parts, never markup: nothing of an answer is read as HTML.

export const highlightTags = { before: '__ais-highlight__', after: '__/ais-highlight__' } as const;

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A mark without its end reaches to the end of the text. */
export function highlightParts(value: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (text: string | undefined, isMarked: boolean) => {
    if (text) parts.push({ text, isMarked });
  };
  const [start, ...rest] = value.split(highlightTags.before);
  add(start, false);
  for (const piece of rest) {
    const [marked, ...plain] = piece.split(highlightTags.after);
    add(marked, true);
    add(plain.join(''), false);
  }
  return parts;
}
