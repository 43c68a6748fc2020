// A few figures as bars beside a text, the last one darker. Its label says them all.
import classes from './Plot.module.css';

const height = 20;
const usualStep = 7;
/** Minimum bar height, so that 0 is visible, too. */
const lowest = 1.5;

interface SparklineProps {
  values: readonly number[];
  label: string;
  /** From one bar to the next. */
  step?: number;
  /** Places of bars that do not count, and of places that stand empty for a reason. */
  pale?: ReadonlySet<number>;
  shaded?: ReadonlySet<number>;
}

export function Sparkline({ values, label, step = usualStep, pale, shaded }: SparklineProps) {
  const greatest = Math.max(...values, 1);
  const barWidth = step > 6 ? step - 2 : step - 1.5;
  return (
    <svg
      className={`${classes.spark} block`}
      width={values.length * step}
      height={height}
      role="img"
      aria-label={label}
    >
      {[...(shaded ?? [])].map((index) => (
        <rect
          key={`shaded-${index}`}
          className={classes.shade}
          x={index * step}
          width={step}
          height={height}
        />
      ))}
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
            data-pale={pale?.has(index) || undefined}
          />
        );
      })}
    </svg>
  );
}
