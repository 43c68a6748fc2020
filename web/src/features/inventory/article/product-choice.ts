// How products are picked from a list: one of them, or several by ticking.

interface SingleChoice {
  readonly kind: 'one';
  readonly onChoose: (productId: number) => void;
}

export interface MultipleChoice {
  readonly kind: 'many';
  /** Names by product. */
  readonly selection: ReadonlyMap<number, string>;
  readonly onToggle: (productId: number, name: string) => void;
}

export type ProductChoice = SingleChoice | MultipleChoice;
