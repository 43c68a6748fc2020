// New ids of labels.
import { randomBytes } from 'node:crypto';
import { labelIdOf, testLabelId } from '@praxora/barcode/label-id';

/** Never that of the label a printer is tried with. */
export function newLabelId(): string {
  const labelId = labelIdOf(randomBytes(8));
  return labelId === testLabelId ? newLabelId() : labelId;
}
