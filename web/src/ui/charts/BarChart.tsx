// Amounts side by side, each a pile of parts where there are several; told in a table as well.
import { VisuallyHidden } from '@mantine/core';
import classes from './Plot.module.css';
import { type Area, Plot } from './Plot.tsx';
import { scaleOf } from './scale.ts';
import type { Stop } from './stop.ts';

export interface Bar {
  readonly key: string;
  /** Below it, and where there is little room. */
  readonly name: string;
  readonly shortName: string;
  /** In the table and at the cursor. */
  readonly title: string;
  /** From the foot up, one for each part. */
  readonly values: readonly number[];
  /** The present one stands out. */
  readonly isNow?: boolean;
}

export interface BarPart {
  readonly name: string;
  /** Left out: the usual one. */
  readonly colour?: string;
  /** Not there yet: drawn as an outline. */
  readonly isExpected?: boolean;
}

interface BarChartProps {
  label: string;
  cursorLabel: string;
  /** Of the table's first column. */
  heading: string;
  parts: readonly BarPart[];
  bars: readonly Bar[];
  /** A line across, such as the average. */
  reference?: number | null;
  formatValue: (value: number) => string;
  /** On the scale; left out: as every value. */
  formatTick?: (value: number) => string;
  height?: number;
  /** A bar can be chosen: by a click, or Enter at the cursor. */
  onChoose?: (key: string) => void;
  /** The others are paler then. */
  chosen?: string | null;
}

const widest = 18;
/** Less room than this is not enough for a name. */
const nameRoom = 34;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function BarChart({
  bars,
  parts,
  reference = null,
  formatValue,
  formatTick = formatValue,
  heading,
  onChoose,
  chosen = null,
  ...plot
}: BarChartProps) {
  const at = (index: number) => (index + 0.5) / bars.length;
  const greatest = Math.max(reference ?? 0, ...bars.map(({ values }) => sumOf(values)));
  const stops: Stop[] = bars.map(({ title, values }, index) => ({
    at: at(index),
    title,
    figures: parts.flatMap(({ name, colour }, part) =>
      part === 0 || values[part]
        ? [{ name, text: formatValue(values[part] ?? 0), ...(colour ? { colour } : {}) }]
        : [],
    ),
  }));
  return (
    <>
      <Plot
        {...plot}
        scale={scaleOf(0, greatest)}
        formatTick={formatTick}
        names={[]}
        stops={stops}
        onChoose={
          onChoose &&
          ((stop) => {
            const bar = bars[stop];
            if (bar) onChoose(bar.key);
          })
        }
      >
        {(area) => (
          <>
            {bars.map((bar, index) => (
              <Pile
                key={bar.key}
                bar={bar}
                parts={parts}
                area={area}
                at={at(index)}
                room={area.width / bars.length}
                isPale={chosen !== null && chosen !== bar.key}
              />
            ))}
            {reference !== null && (
              <line
                className={classes.reference}
                x1={area.left}
                x2={area.left + area.width}
                y1={area.y(reference)}
                y2={area.y(reference)}
              />
            )}
          </>
        )}
      </Plot>
      <Figures label={plot.label} heading={heading} parts={parts} bars={bars} formatValue={formatValue} />
    </>
  );
}

type FiguresProps = Pick<BarChartProps, 'label' | 'heading' | 'parts' | 'bars' | 'formatValue'>;

/** The same for those who do not see the bars. */
function Figures({ label, heading, parts, bars, formatValue }: FiguresProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, title, values }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {parts.map(({ name }, part) => (
                <td key={name}>{formatValue(values[part] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

interface PileProps {
  bar: Bar;
  parts: readonly BarPart[];
  area: Area;
  at: number;
  room: number;
  isPale: boolean;
}

function Pile({ bar, parts, area, at, room, isPale }: PileProps) {
  const width = Math.min(widest, room * 0.6);
  const left = area.x(at) - width / 2;
  return (
    <g>
      {parts.map(({ name, colour, isExpected }, part) => {
        const foot = sumOf(bar.values.slice(0, part));
        const head = foot + (bar.values[part] ?? 0);
        return (
          head > foot && (
            <rect
              key={name}
              className={classes.bar}
              data-now={bar.isNow || undefined}
              data-pale={isPale || undefined}
              data-expected={isExpected || undefined}
              x={left}
              y={area.y(head)}
              width={width}
              height={area.y(foot) - area.y(head)}
              rx={2}
              style={colour ? { fill: colour } : undefined}
            />
          )
        );
      })}
      <text className={classes.figure} x={area.x(at)} y={area.bottom + 18} textAnchor="middle">
        {room < nameRoom ? bar.shortName : bar.name}
      </text>
    </g>
  );
}
