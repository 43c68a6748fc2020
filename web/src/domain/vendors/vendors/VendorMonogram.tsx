// A vendor's first letters in its own hue. Decorative: the name always stands beside it.
import classes from './VendorMonogram.module.css';

interface VendorMonogramProps {
  name: string;
  /** Degrees on the colour wheel. */
  hue: number;
  size?: number;
  /** Whether the vendor is currently not offered. */
  isGrey?: boolean;
}

export function VendorMonogram({ name, hue, size = 34, isGrey = false }: VendorMonogramProps) {
  return (
    <span
      className={`${classes.root} grid flex-none fw-640 place-center`}
      data-grey={isGrey || undefined}
      style={{ '--hue': hue, width: size, height: size, fontSize: size * 0.38 } as React.CSSProperties}
      aria-hidden
    >
      {name.slice(0, 2)}
    </span>
  );
}
