// The few drawings of the form. Decorative: the words beside them say the same. The tile
// behind them stays light in the dark scheme: so do their colours.
import classes from './drawings.module.css';

export function PackDrawing({ size }: { size: number }) {
  return (
    <svg
      className="flex-none"
      stroke="var(--px-tile-ink)"
      width={size}
      height={size * 0.86}
      viewBox="0 0 96 82"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path fill="var(--mantine-color-white)" d="M10 22 48 8l38 14-38 14Z" />
      <path fill="var(--mantine-color-teal-1)" d="M10 22v40l38 14V36Z" />
      <path fill="var(--mantine-color-teal-2)" d="M86 22v40L48 76V36Z" />
      <path stroke="var(--mantine-color-teal-4)" d="M29 15l38 14v12" />
    </svg>
  );
}

export function PieceDrawing({ height }: { height: number }) {
  return (
    <svg
      className="flex-none"
      stroke="var(--px-tile-ink)"
      width={height * 0.34}
      height={height}
      viewBox="0 0 18 54"
      fill="none"
      strokeWidth="2"
      aria-hidden
    >
      <rect fill="var(--mantine-color-teal-4)" x="4" y="1" width="10" height="8" rx="2" />
      <rect fill="var(--mantine-color-white)" x="1" y="9" width="16" height="44" rx="4" />
      <rect fill="var(--mantine-color-teal-2)" x="2" y="24" width="14" height="20" stroke="none" />
      <rect fill="var(--px-tile-ink)" x="2" y="44" width="14" height="8" rx="2" stroke="none" />
    </svg>
  );
}

export function ShelfDrawing() {
  return (
    <svg
      className="flex-none"
      stroke="var(--px-tile-ink)"
      width="42"
      height="42"
      viewBox="0 0 42 42"
      fill="none"
      strokeWidth="1.8"
      aria-hidden
    >
      <path d="M4 30h34" />
      <rect fill="var(--mantine-color-teal-1)" x="7" y="14" width="9" height="16" />
      <rect fill="var(--mantine-color-teal-2)" x="18" y="9" width="8" height="21" />
      <rect fill="var(--mantine-color-white)" x="28" y="17" width="8" height="13" />
      <rect fill="var(--mantine-color-teal-4)" x="13" y="32" width="16" height="7" rx="1.5" />
    </svg>
  );
}

const mostDrawn = 12;

/** As many as there are, up to a dozen. */
export function PiecesDrawing({ count }: { count: number }) {
  const drawn = Array.from({ length: Math.max(1, Math.min(count, mostDrawn)) }, (_, index) => index);
  return (
    <span className={`${classes.pieces} grid gap-5-4`} data-few={drawn.length < 6 || undefined}>
      {drawn.map((index) => (
        <PieceDrawing key={index} height={34} />
      ))}
    </span>
  );
}
