// Common parts of every chart: a scale with round figures, names below, and a cursor that shows the figures. The cursor
// follows the pointer; by keyboard it is a slider, so that arrows move through the chart and a screen reader reads each
// stop.
import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './Plot.module.css';
import { type Scale, toFraction } from './scale.ts';
import { type Stop, textOfStop } from './stop.ts';

interface ChartTooltipProps {
  stop: Stop;
  /** In pixels from the left. */
  x: number;
  /** Stands to the left of the cursor, where there is more room. */
  isLeft: boolean;
}

/** Seen only: whoever listens hears the slider. */
function ChartTooltip({ stop: { title, figures }, x, isLeft }: ChartTooltipProps) {
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

export interface AxisName {
  readonly at: number;
  readonly text: string;
}

/** Where things are drawn, in pixels. */
export interface Area {
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
  readonly x: (fraction: number) => number;
  readonly y: (value: number) => number;
}

interface PlotProps {
  /** Text alternative of the chart for screen readers. */
  label: string;
  /** Name of the values the slider moves through. */
  cursorLabel: string;
  scale: Scale;
  formatTick: (value: number) => string;
  names: readonly AxisName[];
  stops: readonly Stop[];
  /** Left out: as high as its place. */
  height?: number;
  /** A click on a stop, at that value of the scale, or Enter at the cursor. */
  onChoose?: ((stop: number, value: number | null) => void) | undefined;
  children: (area: Area) => ReactNode;
}

const margin = { top: 8, right: 8, bottom: 24 };
/** Width of a digit on the scale, and the gap between scale and lines. */
const digitWidth = 7.4;
const gap = 10;
/** For the first moment, before anybody has measured. */
const usualHeight = 240;

interface Place {
  readonly width: number;
  readonly height: number;
}

/** Left of the lines there is room for the longest figure of the scale. */
function areaOf({ width, height }: Place, scale: Scale, ticks: readonly string[]): Area {
  const left = Math.max(...ticks.map(({ length }) => length)) * digitWidth + gap;
  const plotWidth = Math.max(width - left - margin.right, 0);
  const bottom = height - margin.bottom;
  return {
    left,
    width: plotWidth,
    bottom,
    x: (fraction) => left + fraction * plotWidth,
    y: (value) => bottom - toFraction(value, scale) * (bottom - margin.top),
  };
}

export function Plot(props: PlotProps) {
  const { label, cursorLabel, scale, formatTick, names, stops, height, onChoose, children } = props;
  const { ref, width, height: measured } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const place = { width, height: height ?? (measured || usualHeight) };
  const ticks = scale.ticks.map(formatTick);
  const area = areaOf(place, scale, ticks);
  const stop = active === null ? undefined : stops[active];

  function nearest(clientX: number, { left }: DOMRect): number | null {
    const fraction = (clientX - left - area.left) / (area.width || 1);
    const distances = stops.map(({ at }) => Math.abs(at - fraction));
    return stops.length === 0 ? null : distances.indexOf(Math.min(...distances));
  }
  const choose = (index: number | null, value: number | null = null) =>
    index !== null && onChoose?.(index, value);
  const valueAt = (clientY: number, { top }: DOMRect) =>
    scale.low + ((area.bottom - (clientY - top)) / (area.bottom - margin.top)) * (scale.high - scale.low);

  return (
    <div
      ref={ref}
      className={`${classes.plot} min-w-0 relative`}
      data-fills={height === undefined || undefined}
      data-choosing={onChoose !== undefined || undefined}
      onPointerMove={({ clientX, currentTarget }) =>
        setActive(nearest(clientX, currentTarget.getBoundingClientRect()))
      }
      onPointerUp={({ clientX, clientY, currentTarget }) => {
        const place = currentTarget.getBoundingClientRect();
        choose(nearest(clientX, place), valueAt(clientY, place));
      }}
      onPointerLeave={() => setActive(null)}
    >
      <div role="img" aria-label={label}>
        <svg className="block max-w-full" {...place} aria-hidden>
          <Grid scale={scale} ticks={ticks} area={area} />
          {names.map(({ at, text }) => (
            <text key={at} className={classes.figure} x={area.x(at)} y={place.height - 6} textAnchor="middle">
              {text}
            </text>
          ))}
          {children(area)}
          {stop && (
            <line
              className={classes.cursor}
              x1={area.x(stop.at)}
              x2={area.x(stop.at)}
              y1={margin.top}
              y2={area.bottom}
            />
          )}
        </svg>
      </div>
      {stop && <ChartTooltip stop={stop} x={area.x(stop.at)} isLeft={stop.at > 0.5} />}
      <VisuallyHidden>
        <input
          type="range"
          aria-label={cursorLabel}
          aria-valuetext={stop ? textOfStop(stop) : undefined}
          min={0}
          max={Math.max(stops.length - 1, 0)}
          value={active ?? stops.length - 1}
          onChange={(event) => setActive(Number(event.currentTarget.value))}
          onKeyDown={({ key }) => key === 'Enter' && choose(active)}
          onFocus={() => setActive(stops.length - 1)}
          onBlur={() => setActive(null)}
        />
      </VisuallyHidden>
    </div>
  );
}

interface GridProps {
  scale: Scale;
  /** The figures of the scale as they are written. */
  ticks: readonly string[];
  area: Area;
}

function Grid({ scale, ticks, area: { left, width, y } }: GridProps) {
  return scale.ticks.map((tick, index) => (
    <g key={tick}>
      <line
        className={classes.grid}
        data-zero={(tick === 0 && scale.low < 0) || undefined}
        x1={left}
        x2={left + width}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text className={classes.figure} x={left - gap} y={y(tick) + 4} textAnchor="end">
        {ticks[index]}
      </text>
    </g>
  ));
}
