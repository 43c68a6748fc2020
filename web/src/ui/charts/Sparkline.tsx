// A few figures as bars beside a text, the last one darker. Its label says them all.
import classes from './Plot.module.css';

const height = 20;
const barWidth = 5;
const step = 7;
/** Nothing is a figure too. */
const lowest = 1.5;

export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const greatest = Math.max(...values, 1);
  return (
    <svg className={classes.spark} width={values.length * step} height={height} role="img" aria-label={label}>
      {values.map((value, index) => {
        const tall = Math.max(lowest, (value / greatest) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place.
            key={index}
            x={index * step}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1}
            data-now={index === values.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
