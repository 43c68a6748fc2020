// The few drawings of the form. Decorative: the words beside them say the same.
import classes from './drawings.module.css';

export function PackDrawing({ size }: { size: number }) {
  return (
    <svg
      className={classes.drawing}
      width={size}
      height={size * 0.86}
      viewBox="0 0 96 82"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path className={classes.paper} d="M10 22 48 8l38 14-38 14Z" />
      <path className={classes.light} d="M10 22v40l38 14V36Z" />
      <path className={classes.middle} d="M86 22v40L48 76V36Z" />
      <path className={classes.tape} d="M29 15l38 14v12" />
    </svg>
  );
}

export function PieceDrawing({ height }: { height: number }) {
  return (
    <svg
      className={classes.drawing}
      width={height * 0.34}
      height={height}
      viewBox="0 0 18 54"
      fill="none"
      strokeWidth="2"
      aria-hidden
    >
      <rect className={classes.tapeFill} x="4" y="1" width="10" height="8" rx="2" />
      <rect className={classes.paper} x="1" y="9" width="16" height="44" rx="4" />
      <rect className={classes.middle} x="2" y="24" width="14" height="20" stroke="none" />
      <rect className={classes.dark} x="2" y="44" width="14" height="8" rx="2" stroke="none" />
    </svg>
  );
}

export function ShelfDrawing() {
  return (
    <svg
      className={classes.drawing}
      width="42"
      height="42"
      viewBox="0 0 42 42"
      fill="none"
      strokeWidth="1.8"
      aria-hidden
    >
      <path d="M4 30h34" />
      <rect className={classes.light} x="7" y="14" width="9" height="16" />
      <rect className={classes.middle} x="18" y="9" width="8" height="21" />
      <rect className={classes.paper} x="28" y="17" width="8" height="13" />
      <rect className={classes.tapeFill} x="13" y="32" width="16" height="7" rx="1.5" />
    </svg>
  );
}

const mostDrawn = 12;

/** As many as there are, up to a dozen. */
export function PiecesDrawing({ count }: { count: number }) {
  const drawn = Array.from({ length: Math.max(1, Math.min(count, mostDrawn)) }, (_, index) => index);
  return (
    <span className={classes.pieces} data-few={drawn.length < 6 || undefined}>
      {drawn.map((index) => (
        <PieceDrawing key={index} height={34} />
      ))}
    </span>
  );
}
