// Layout of one label for one size, shared by all ways of printing.
import { batchElements } from './batch-label.ts';
import { type LabelContent, printable } from './content.ts';
import { designFor } from './design.ts';
import type { LabelLayout } from './elements.ts';
import { shelfElements } from './shelf-label.ts';
import type { LabelSize } from './sizes.ts';
import { storageElements } from './storage-label.ts';
import { unitElements } from './unit-label.ts';

export function layOutLabel(content: LabelContent, size: LabelSize): LabelLayout {
  const design = designFor(size);
  const { width, height } = size;
  switch (content.kind) {
    case 'unit':
      return { width, height, labelId: content.labelId, elements: unitElements(cleaned(content), design) };
    case 'batch':
      return { width, height, labelId: null, elements: batchElements(cleaned(content), design) };
    case 'shelf':
      return { width, height, labelId: content.labelId, elements: shelfElements(cleaned(content), design) };
    case 'storage':
      return { width, height, labelId: content.labelId, elements: storageElements(cleaned(content), design) };
  }
}

const cleaned = <Content extends LabelContent>(content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      typeof value === 'string' ? printable(value) : value,
    ]),
  ) as Content & Record<string, unknown>;
