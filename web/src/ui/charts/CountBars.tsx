// A few counts as bars with the figure above and the name below each: small enough to be read without a scale or a cursor.
import classes from './CountBars.module.css';

interface CountBarsProps {
  label: string;
  bars: readonly {
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly tone: 'min' | 'warn' | 'plain';
  }[];
  formatCount: (count: number) => string;
  /** A line behind so many bars, with its word: where something was promised. */
  mark?: { readonly after: number; readonly text: string } | undefined;
}

export function CountBars({ label, bars, formatCount, mark }: CountBarsProps) {
  const greatest = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ul className={classes.bars} data-marked={mark !== undefined || undefined} aria-label={label}>
      {bars.map(({ key, name, count, tone }) => (
        <li key={key} className="column items-center">
          <span className="px-num fz-note fw-560 mb-6">{formatCount(count)}</span>
          <span
            className={`${classes.height} bg-line-strong bdrs-5 w-full`}
            data-tone={tone}
            style={{ flexGrow: count / greatest, minHeight: count > 0 ? 3 : 1 }}
            aria-hidden
          />
          <span className={classes.room} style={{ flexGrow: 1 - count / greatest }} aria-hidden />
          <span className="quiet fz-caption mt-7">{name}</span>
        </li>
      ))}
      {mark && (
        <li
          className={`${classes.mark} quiet fz-caption bottom-24 pl-8 absolute top-0`}
          style={{ left: `${(mark.after / bars.length) * 100}%` }}
          aria-hidden
        >
          {mark.text}
        </li>
      )}
    </ul>
  );
}
