import classes from './Plot.module.css';
import type { Stop } from './stop.ts';

interface ChartTooltipProps {
  stop: Stop;
  /** In pixels from the left. */
  x: number;
  /** Stands to the left of the cursor, where there is more room. */
  isLeft: boolean;
}

/** Seen only: whoever listens hears the slider. */
export function ChartTooltip({ stop: { title, figures }, x, isLeft }: ChartTooltipProps) {
  return (
    <div className={classes.tooltip} style={{ left: x }} data-left={isLeft || undefined} aria-hidden>
      <strong>{title}</strong>
      {figures.map(({ name, text, colour }) => (
        <div key={name} className="row gap-6">
          {colour && <i className="round h-8 w-8" style={{ background: colour }} />}
          <span>{name}</span>
          <b className="px-num ml-auto pl-12">{text}</b>
        </div>
      ))}
    </div>
  );
}
