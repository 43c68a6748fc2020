// In which form a cell of an imported file is understood: what people are told when theirs is not.

export interface TextForm {
  readonly kind: 'text';
  /** How many characters it may have. */
  readonly maximum: number;
}

export type CellForm =
  | TextForm
  | {
      readonly kind:
        | 'count'
        | 'countFromOne'
        | 'countToNinetyNine'
        | 'daysOpened'
        | 'decimalAboveZero'
        | 'money'
        | 'day'
        | 'flag'
        | 'unitToCount'
        | 'unitToLabel'
        | 'vat'
        | 'gtin'
        | 'pzn'
        | 'unit'
        | 'costCenter'
        | 'catalogProduct';
    };

export const textForm = (maximum: number): TextForm => ({ kind: 'text', maximum });
