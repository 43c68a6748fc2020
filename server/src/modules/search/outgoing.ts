// Puts the answer's text together: what the engine wrote, what the result cards show, and what only the server knows.
import { vendorsAskedFor } from '@praxora/search/answer/vendor-choice';
import { mapInSlices } from '../../platform/slices.ts';
import type { WrittenAnswer } from './answers.ts';
import { wantedOf } from './attributes.ts';
import { isOn, type ProtocolRequest, writtenParams } from './protocol.ts';
import { newQueryId } from './query-id.ts';
import { type ShownOffers, type ShownTo, shownAttributes } from './shown-offers.ts';

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
  const vendors = vendorsAskedFor(params);
  const attributes = wantedOf(params.attributesToRetrieve, shownAttributes);
  const completed = await mapInSlices(summary.hits, (hit, place) =>
    withMore(hit, offers.get(summary.productIds[place] ?? '')?.(vendors), attributes),
  );
  const facts = {
    exhaustive,
    params: writtenParams(params),
    index: indexName,
    ...(isOn(params.clickAnalytics) ? { queryID: newQueryId(summary.query) } : {}),
    processingTimeMS,
  };
  return `{"hits":[${completed.join(',')}],${rest},${JSON.stringify(facts).slice(1)}`;
}

/** A hit with more attributes behind its own. */
function withMore(
  hit: string,
  offers: ShownOffers | undefined,
  attributes: readonly (keyof ShownOffers)[],
): string {
  if (!offers || attributes.length === 0) return hit;
  const more = JSON.stringify(Object.fromEntries(attributes.map((name) => [name, offers[name]])));
  return `${hit.slice(0, -1)},${more.slice(1)}`;
}
