// A bar of a chart and its parts.

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
  /** On a ground of its own, such as today among days. */
  readonly isMarked?: boolean;
}

export interface BarPart {
  readonly name: string;
  /** Left out: the usual one. */
  readonly colour?: string;
  /** Not there yet: drawn as an outline. */
  readonly isExpected?: boolean;
  /** Hangs below zero, such as what was taken out. */
  readonly isBelow?: boolean;
}
