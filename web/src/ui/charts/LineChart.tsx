// Values over time as lines; single values, such as purchases, as rings.
import { linePath } from './line-path.ts';
import classes from './Plot.module.css';
import { type AxisName, Plot } from './Plot.tsx';
import { toFraction, toScale } from './scale.ts';
import type { Stop } from './stop.ts';

export interface LineSeries {
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  /** In steps every value holds until the next; marks are single values. */
  readonly shape: 'steps' | 'straight' | 'marks';
  /** Values, one for each point in time; null: unknown. */
  readonly values: readonly (number | null)[];
  readonly width?: number;
  readonly dash?: string;
}

interface LineChartProps {
  label: string;
  cursorLabel: string;
  /** In milliseconds, ascending. */
  moments: readonly number[];
  /** The last is drawn on top. */
  series: readonly LineSeries[];
  ticks: readonly { readonly at: number; readonly text: string }[];
  formatMoment: (moment: number) => string;
  formatValue: (value: number) => string;
  /** On the scale; left out: as every value. */
  formatTick?: (value: number) => string;
  height?: number;
}

export function LineChart({
  moments,
  series,
  ticks,
  formatMoment,
  formatValue,
  formatTick = formatValue,
  ...plot
}: LineChartProps) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const period = { low: moments[0] ?? 0, high: moments.at(-1) ?? 0 };
  const at = (moment: number) => toFraction(moment, period);
  const names: AxisName[] = ticks.map((tick) => ({ at: at(tick.at), text: tick.text }));
  const stops: Stop[] = moments.map((moment, index) => ({
    at: at(moment),
    title: formatMoment(moment),
    figures: series.toReversed().flatMap(({ name, colour, values: own }) => {
      const value = own[index] ?? null;
      return value === null ? [] : [{ name, colour, text: formatValue(value) }];
    }),
  }));
  return (
    <Plot
      {...plot}
      scale={toScale(Math.min(...values), Math.max(...values))}
      formatTick={formatTick}
      names={names}
      stops={stops}
    >
      {({ x, y }) =>
        series.map(({ key, shape, colour, width = 1.6, dash, values: own }) => {
          const points = own.map((value, index) => ({
            x: x(stops[index]?.at ?? 0),
            y: value === null ? null : y(value),
          }));
          if (shape !== 'marks')
            return (
              <path
                key={key}
                className={classes.line}
                d={linePath(points, shape)}
                stroke={colour}
                strokeWidth={width}
                strokeDasharray={dash}
              />
            );
          return points.map((point, index) =>
            point.y === null ? null : (
              <circle
                // Its moment names it: before the chart has a width all of them stand in one place.
                key={`${key}-${moments[index]}`}
                className={classes.mark}
                cx={point.x}
                cy={point.y}
                r={4.5}
                stroke={colour}
              />
            ),
          );
        })
      }
    </Plot>
  );
}
