// The few drawings of the page. Decorative: the words beside them say the same. The tile
// behind them stays light in the dark scheme: so do their colours.

export function DymoDrawing({ size }: { size: number }) {
  return (
    <svg
      className="flex-none"
      stroke="var(--px-tile-ink)"
      width={size}
      height={size * 0.9}
      viewBox="0 0 58 52"
      fill="none"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden
    >
      <path fill="var(--mantine-color-teal-2)" d="M9 20a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v24H9z" />
      <path fill="var(--mantine-color-teal-1)" d="M15 30h28v14H15z" />
      <rect fill="var(--mantine-color-white)" x="20" y="4" width="18" height="22" rx="1.5" />
      <rect fill="var(--px-tile-ink)" x="23" y="8" width="7" height="7" stroke="none" />
      <path d="M32.500 9h3M32.500 12h3M23 19h12" strokeWidth="1.4" />
    </svg>
  );
}

export function ZebraDrawing() {
  return (
    <svg
      className="flex-none"
      stroke="var(--px-tile-ink)"
      width="58"
      height="52"
      viewBox="0 0 58 52"
      fill="none"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden
    >
      <path fill="var(--mantine-color-teal-1)" d="M6 22 12 8h34l6 14v22H6z" />
      <path d="M6 22h46" />
      <rect fill="var(--mantine-color-white)" x="17" y="28" width="24" height="20" rx="1.5" />
      <path d="M21 33v9M24 33v9M26.500 33v9M30 33v9M33 33v9M37 33v9" strokeWidth="1.5" />
    </svg>
  );
}

interface SheetDrawingProps {
  columns: number;
  rows: number;
  width: number;
  isCut?: boolean;
  /** Places before it are used up. */
  start?: number;
}

export function SheetDrawing({ columns, rows, width, isCut = false, start = 1 }: SheetDrawingProps) {
  const height = width * Math.SQRT2;
  const edge = width * 0.06;
  const gap = isCut ? 0 : width * 0.012;
  const step = { x: (width - 2 * edge) / columns, y: (height - 2 * edge) / rows };
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  return (
    <svg className="flex-none" stroke="var(--px-tile-ink)" width={width} height={height} aria-hidden>
      <rect
        fill="var(--mantine-color-white)"
        stroke="var(--px-line-strong)"
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="3"
      />
      {places.map((place) => (
        <rect
          key={place}
          fill={place < start - 1 ? 'none' : 'var(--mantine-color-teal-1)'}
          stroke={isCut && place >= start - 1 ? 'var(--mantine-color-teal-4)' : 'none'}
          strokeDasharray="2 2"
          strokeWidth="0.6"
          x={edge + (place % columns) * step.x + gap}
          y={edge + Math.floor(place / columns) * step.y + gap}
          width={step.x - 2 * gap}
          height={step.y - 2 * gap}
        />
      ))}
    </svg>
  );
}
