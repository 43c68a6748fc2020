// Figures shown at the cursor of a chart.

export interface Figure {
  readonly name: string;
  readonly text: string;
  /** Colour of the figure's mark; no mark if omitted. */
  readonly colour?: string;
}

/** Where the cursor can rest, and what it says there. */
export interface Stop {
  /** Between the left (0) and the right end (1). */
  readonly at: number;
  readonly title: string;
  readonly figures: readonly Figure[];
}

export const textOfStop = ({ title, figures }: Stop): string =>
  [title, ...figures.map(({ name, text }) => `${name} ${text}`)].join(', ');
