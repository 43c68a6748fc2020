// How wide a screen is, in the few steps the layouts know. The style sheets name the same steps: `@media (--phone)`,
// `@media (--below-desk)`, `@media (--from-desk)`.

/** Where each begins, in em, so that people who read large letters get the narrower layout. */
export const breakpoints = {
  /** A large phone: two short columns fit side by side. */
  small: 36,
  /** No phone any more: the menu is at the side, tables are tables. */
  phone: 48,
  /** Filters stand beside what they filter. */
  tablet: 56.25,
  /** Two columns of a page fit side by side. */
  book: 64,
  /** Tables show their less important columns. */
  desk: 75,
  /** Room for a third column. */
  wide: 85,
  /** From this width all filters fit on one line. */
  full: 90,
} as const;

type Breakpoint = keyof typeof breakpoints;

export const below = (name: Breakpoint): string => `(max-width: ${String(breakpoints[name] - 0.01)}em)`;
export const from = (name: Breakpoint): string => `(min-width: ${String(breakpoints[name])}em)`;

/** For `useMediaQuery`, where a layout needs other elements and not only other styles. */
export const onPhone = below('phone');
