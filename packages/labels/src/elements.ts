// A laid-out label: elements at their places, in millimetres from the left upper corner. None of them overlap.
import type { Font } from './text-width.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The DataMatrix; its quiet zone lies around it. */
export interface CodeElement extends Place {
  readonly kind: 'code';
}

export interface TextElement extends Place {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
}

/** Letters in a frame, as packages have them. */
export interface TagElement extends Place {
  readonly kind: 'tag';
  readonly text: 'LOT' | 'REF';
}

export interface SignElement extends Place {
  readonly kind: 'sign';
  readonly sign: 'expiry' | 'place';
}

export interface RuleElement extends Place {
  readonly kind: 'rule';
}

/** White on black. */
export interface BandElement extends Place {
  readonly kind: 'band';
  readonly text: string;
  readonly size: number;
}

/** From nothing to the ideal stock: filled to the minimum, a tick at the re-order point; as parts of the whole. */
export interface ScaleElement extends Place {
  readonly kind: 'scale';
  readonly filled: number;
  readonly tick: number | null;
}

export type LabelElement =
  | CodeElement
  | TextElement
  | TagElement
  | SignElement
  | RuleElement
  | BandElement
  | ScaleElement;

export interface LabelLayout {
  readonly width: number;
  readonly height: number;
  /** Content of the code; null: there is none. */
  readonly labelId: string | null;
  readonly elements: readonly LabelElement[];
}

/** A line of text takes this much of its size, and its letters stand so far below its upper edge. */
export const lineHeight = 1.12;
export const baseline = 0.88;
