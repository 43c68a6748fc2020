import { highlightParts } from '../../../domain/shop/index.ts';

/** A text of the index with what the query found in it. */
export function Highlighted({ text }: { text: string }) {
  let from = 0;
  return highlightParts(text).map(({ text: part, isMarked }) => {
    const key = from;
    from += part.length;
    return isMarked ? (
      <mark key={key} className="bg-none c-inherit fw-680">
        {part}
      </mark>
    ) : (
      part
    );
  });
}
