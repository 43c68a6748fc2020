import type { ReactNode } from 'react';

/** Attributes that style sheets look at; those without a value are left out. */
export type Marks = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

/** A table column: its header and the content of each row. */
export interface Column<Row, Sort extends string = string> {
  readonly key: string;
  /** The word above the column, and before the value on a phone's card. */
  readonly head: string;
  /** Stands above the column instead of the word. */
  readonly headContent?: ReactNode;
  /** The word is only read out: a column of buttons needs none. */
  readonly isHeadHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** `figure`: digits of one width at the right edge. `digits`: the same at the left. `right`: anything at the right edge. */
  readonly align?: 'figure' | 'digits' | 'right';
  /** Its cell names the row, and is read out with each of the others. */
  readonly isRowHead?: boolean;
  /** On a card the value stands without its word. */
  readonly hasNoLabel?: boolean;
  /** On a phone: over the whole width of the card, in its upper right corner, or not at all. */
  readonly onPhone?: 'whole' | 'corner' | 'gone';
  /** Sort order selected by a click on the header. */
  readonly sort?: Sort;
  /** Class of every cell, not of the header. */
  readonly className?: string | undefined;
  /** Marks of the header and of every cell. */
  readonly marks?: Marks;
  readonly marksOf?: (row: Row) => Marks;
  /** How many columns the cell takes; 0 leaves it to the cell before. */
  readonly spanOf?: (row: Row) => number;
}

interface Aligned {
  readonly className: string | undefined;
  readonly 'data-right': true | undefined;
}

/** Alignment props of a cell, or of the head of a column of figures. */
export function toAlignment({ align, className }: Column<never>, isHead = false): Aligned {
  const isOfDigits = !isHead && (align === 'figure' || align === 'digits');
  const names = [isOfDigits && 'px-num', !isHead && className].filter(Boolean);
  return {
    className: names.length > 0 ? names.join(' ') : undefined,
    'data-right': align === 'figure' || align === 'right' || undefined,
  };
}
