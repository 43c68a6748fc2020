// A bar of a chart with its parts, and its name below.
import type { Bar, BarPart } from './bar.ts';
import { toBlocks } from './bar-pile.ts';
import classes from './Plot.module.css';
import type { Area } from './Plot.tsx';

/** Where there is less room than this, bars are slim. */
const littleRoom = 34;
const widestOfSlim = 18;

interface PileProps {
  bar: Bar;
  parts: readonly BarPart[];
  area: Area;
  at: number;
  room: number;
  widest: number;
  /** Below it; where there is little room only some bars have one. */
  name: string | null;
  isPale: boolean;
}

export function Pile({ bar, parts, area, at, room, widest, name, isPale }: PileProps) {
  const width = Math.min(room < littleRoom ? widestOfSlim : widest, room * 0.6);
  const left = area.x(at) - width / 2;
  return (
    <g>
      {bar.isMarked && (
        <rect
          className={classes.ground}
          x={area.x(at) - room / 2 + 2}
          y={0}
          width={Math.max(room - 4, 0)}
          height={area.bottom}
          rx={6}
        />
      )}
      {toBlocks(bar.values, parts).map(({ part, foot, head }) => (
        <rect
          key={parts[part]?.name}
          className={classes.bar}
          data-now={bar.isNow || undefined}
          data-pale={isPale || undefined}
          data-expected={parts[part]?.isExpected || undefined}
          x={left}
          y={Math.min(area.y(head), area.y(foot))}
          width={width}
          height={Math.abs(area.y(foot) - area.y(head))}
          rx={2}
          style={parts[part]?.colour ? { fill: parts[part].colour } : undefined}
        />
      ))}
      {name !== null && (
        <text
          className={classes.figure}
          data-marked={bar.isMarked || undefined}
          x={area.x(at)}
          y={area.bottom + 18}
          textAnchor="middle"
        >
          {name}
        </text>
      )}
    </g>
  );
}
