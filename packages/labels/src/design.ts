// The measures of the designs, in millimetres, for each size of label.
import type { LabelSize } from './sizes.ts';

/** Printers of this resolution, and finer ones, print edges of modules as they are. */
const dot = 25.4 / 300;
export const modulesOfCode = 16;

export interface Design extends LabelSize {
  readonly top: number;
  readonly bottom: number;
  /** A whole number of dots. */
  readonly module: number;
  /** Between the code and the text. */
  readonly gap: number;
  readonly name: number;
  readonly nameLines: number;
  readonly line: number;
  /** The heaviest line: it is what people look for. */
  readonly expiry: number;
  readonly small: number;
  readonly id: number;
  /** Batch and expiry side by side. */
  readonly isFlat: boolean;
  /** Room for name, batch, expiry and id only. */
  readonly isTiny: boolean;
}

type Measures = Omit<Design, keyof LabelSize | 'module' | 'isFlat' | 'isTiny'> & { readonly dots: number };

/** Measures, each with the largest label height they apply to. */
const lower: readonly [number, Measures][] = [
  [
    15,
    {
      dots: 6,
      top: 0.6,
      bottom: 0.6,
      gap: 0.8,
      name: 1.9,
      nameLines: 1,
      line: 1.9,
      expiry: 2.1,
      small: 1.9,
      id: 1.9,
    },
  ],
  [
    26,
    {
      dots: 13,
      top: 2.1,
      bottom: 2.1,
      gap: 2.3,
      name: 2.9,
      nameLines: 2,
      line: 2.5,
      expiry: 2.8,
      small: 2.2,
      id: 2,
    },
  ],
  [
    29,
    {
      dots: 14,
      top: 2.5,
      bottom: 2.3,
      gap: 3,
      name: 4,
      nameLines: 2,
      line: 3.4,
      expiry: 3.6,
      small: 2.6,
      id: 2.1,
    },
  ],
  [
    33,
    {
      dots: 15,
      top: 2.6,
      bottom: 2.6,
      gap: 2.5,
      name: 3.5,
      nameLines: 2,
      line: 3,
      expiry: 3.4,
      small: 2.6,
      id: 2.2,
    },
  ],
];
const large: Measures = {
  dots: 19,
  top: 2.8,
  bottom: 2.8,
  gap: 3,
  name: 4.8,
  nameLines: 2,
  line: 3.9,
  expiry: 4.4,
  small: 3.2,
  id: 2.5,
};
/** As high as the large one, but not as wide. */
const sheetLabel: Measures = {
  ...large,
  dots: 17,
  top: 4.2,
  bottom: 4.2,
  gap: 2.6,
  name: 4,
  line: 3.3,
  expiry: 3.7,
  small: 2.7,
};

export function designFor(size: LabelSize): Design {
  const { dots, ...measures } =
    lower.find(([upTo]) => size.height <= upTo)?.[1] ?? (size.width < 80 ? sheetLabel : large);
  return {
    width: size.width,
    height: size.height,
    left: size.left,
    right: size.right,
    ...measures,
    module: dots * dot,
    isFlat: size.width / size.height > 3,
    isTiny: size.height <= 15,
  };
}

export const codeSize = ({ module }: Design): number => module * modulesOfCode;
