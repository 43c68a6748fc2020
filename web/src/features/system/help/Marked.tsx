import { splitMarked } from './marked-text.ts';

/** A text whose found words are marked. */
export function Marked({ text }: { text: string }) {
  return splitMarked(text).map(({ text: part, isHit, at }) =>
    isHit ? (
      <mark key={at} className="bg-primary-soft bdrs-5 c-inherit fw-600">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
