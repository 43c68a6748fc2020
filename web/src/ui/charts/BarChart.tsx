// Amounts side by side, each a pile of parts where there are several; told in a table as well.
import { VisuallyHidden } from '@mantine/core';
import { axisNames } from './axis-names.ts';
import type { Bar, BarPart } from './bar.ts';
import { partAt, pileRange, toBlocks } from './bar-pile.ts';
import { Pile } from './Pile.tsx';
import classes from './Plot.module.css';
import { type Area, Plot } from './Plot.tsx';
import { toScale } from './scale.ts';
import type { Stop } from './stop.ts';

interface BarChartProps {
  label: string;
  cursorLabel: string;
  /** Heading of the table's first column. */
  heading: string;
  parts: readonly BarPart[];
  bars: readonly Bar[];
  /** A line across, such as the average. */
  reference?: number | null;
  formatValue: (value: number) => string;
  /** On the scale; left out: as every value. */
  formatTick?: (value: number) => string;
  height?: number;
  /** A bar can be chosen: by a click, or Enter at the cursor. A click may hit one of its parts. */
  onChoose?: (key: string, part: number | null) => void;
  /** The others are paler then. */
  chosen?: string | null;
  /** No bar is wider, in pixels. */
  widest?: number;
}

export function BarChart({
  bars,
  parts,
  reference = null,
  formatValue,
  formatTick = formatValue,
  heading,
  onChoose,
  chosen = null,
  widest = 18,
  ...plot
}: BarChartProps) {
  const at = (index: number) => (index + 0.5) / bars.length;
  const { least, greatest } = pileRange(bars, parts);
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
        scale={toScale(least, Math.max(reference ?? 0, greatest))}
        formatTick={formatTick}
        names={[]}
        stops={stops}
        onChoose={
          onChoose &&
          ((stop, value) => {
            const bar = bars[stop];
            if (bar) onChoose(bar.key, value === null ? null : partAt(toBlocks(bar.values, parts), value));
          })
        }
      >
        {(area) => (
          <>
            <Piles {...{ bars, parts, area, at, widest, chosen }} />
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

interface PilesProps extends Pick<BarChartProps, 'bars' | 'parts'> {
  area: Area;
  at: (index: number) => number;
  widest: number;
  chosen: string | null;
}

function Piles({ bars, parts, area, at, widest, chosen }: PilesProps) {
  const names = axisNames(bars, area.width);
  return bars.map((bar, index) => (
    <Pile
      key={bar.key}
      bar={bar}
      parts={parts}
      area={area}
      at={at(index)}
      room={area.width / bars.length}
      widest={widest}
      name={names[index] ?? null}
      isPale={chosen !== null && chosen !== bar.key}
    />
  ));
}

type FiguresProps = Pick<BarChartProps, 'label' | 'heading' | 'parts' | 'bars' | 'formatValue'>;

/** The chart's figures as a table for screen readers. */
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
