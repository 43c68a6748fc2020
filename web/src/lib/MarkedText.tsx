import type { ReactNode } from 'react';

interface MarkedTextProps {
  /** A translation with one part between tags, as in `Results for <query>gloves</query>`; without tags it stays as it is. */
  text: string;
  /** How that part is drawn. */
  mark: (part: string) => ReactNode;
}

/** Inserted values may hold any text, so the part ends at the last closing tag; no inserted text is read as markup. */
const markedPart = /^(.*?)<(\w+)>(.*)<\/\2>(.*)$/s;

export function MarkedText({ text, mark }: MarkedTextProps) {
  const [, before, , part, after] = markedPart.exec(text) ?? [];
  if (part === undefined) return text;
  return (
    <>
      {before}
      {mark(part)}
      {after}
    </>
  );
}
