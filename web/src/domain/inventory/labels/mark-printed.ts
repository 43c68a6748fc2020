// Tells the server which labels came out. The same again is told once: the answer may have been lost.
import type { LabelChoice } from '@praxora/contract/inventory/label';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { callApi } from '../../../lib/api/api.ts';
import { createBookingKeys } from '../../../lib/api/booking-keys.ts';

const keys = createBookingKeys();

export async function markPrinted(labels: readonly LabelChoice[]): Promise<void> {
  if (labels.length === 0) return;
  const body = { labels: [...labels] };
  await callApi(labelCalls.tellPrinted, { body }, keys.keyOf(body));
  keys.answered();
}
