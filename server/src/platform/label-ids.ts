// New ids of labels.
import { randomBytes } from 'node:crypto';
import { makeLabelId, testLabelId } from '@praxora/barcode/label-id';

/** Never that of the label a printer is tried with. */
export function newLabelId(): string {
  const labelId = makeLabelId(randomBytes(8));
  return labelId === testLabelId ? newLabelId() : labelId;
}
