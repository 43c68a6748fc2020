// Puts the answer's text together: what the engine wrote, what the result cards show, and what only the server knows.
import { requestedVendors } from '@praxora/search/answer/vendor-choice';
import { mapInSlices } from '../../../platform/slices.ts';
import { hitsIn, type WrittenAnswer } from './answers.ts';
import { requestedAttributes } from './attributes.ts';
import { isOn, type ProtocolRequest, writtenParams } from './protocol.ts';
import { newQueryId } from './query-id.ts';
import { type ShownTo, shownAttributes } from './shown-offers.ts';

const exhaustive = { nbHits: true, facetsCount: true, typo: true };

/** The JSON of one answer. */
export async function outgoing(
  answer: WrittenAnswer,
  { params, indexName }: ProtocolRequest,
  offers: ReadonlyMap<string, ShownTo>,
  processingTimeMS: number,
): Promise<string> {
  const { summary, rest } = answer;
  if (!summary) return `{${rest},"processingTimeMS":${processingTimeMS}}`;
  const vendors = requestedVendors(params);
  const attributes = requestedAttributes(params.attributesToRetrieve, shownAttributes);
  const completed = await mapInSlices(hitsIn(summary), (hit, place) => {
    const more = offers.get(summary.productIds[place] ?? '')?.(vendors, attributes) ?? '';
    return more === '' ? hit : `${hit.slice(0, -1)}${more}}`;
  });
  const facts = {
    exhaustive,
    params: writtenParams(params),
    index: indexName,
    ...(isOn(params.clickAnalytics) ? { queryID: newQueryId(summary.query) } : {}),
    processingTimeMS,
  };
  return `{"hits":[${completed.join(',')}],${rest},${JSON.stringify(facts).slice(1)}`;
}
