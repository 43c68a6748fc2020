// A line to receive, made to measure.
import { anArticle } from '../../../lib/testing/orders-to-receive.ts';
import type { ReceivingLine } from './draft.ts';

export function aLine(changes: Partial<ReceivingLine> = {}): ReceivingLine {
  return { key: 1, article: anArticle(), presetStorageId: 9, missing: 20, ...changes };
}
