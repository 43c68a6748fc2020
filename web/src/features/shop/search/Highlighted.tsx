import { highlightParts } from '../../../domain/shop/index.ts';
import classes from './Highlighted.module.css';

/** A text of the index with what the query found in it. */
export function Highlighted({ text }: { text: string }) {
  let from = 0;
  return highlightParts(text).map(({ text: part, isMarked }) => {
    const key = from;
    from += part.length;
    return isMarked ? (
      <mark key={key} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
