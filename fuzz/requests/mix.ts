// Choice of the next request: mostly calls of the contract, and a share of everything else there is.
import { allCalls, type NamedCall } from '@praxora/contract/calls';
import { type Random, weighted } from '../random.ts';
import { callRequest } from './call-request.ts';
import { pageRequest } from './page-request.ts';
import { rawRequest } from './raw-request.ts';
import { reportRequest } from './report-request.ts';
import type { FuzzRequest } from './request.ts';
import { searchRequest } from './search-request.ts';
import type { Sources } from './sources.ts';

/** Deleting is rarer than making, so that there is always something left to ask for. */
const callWeight = ({ call, name }: NamedCall): number => {
  if (name === 'optimizeCart') return 0.5;
  return call.method === 'DELETE' ? 0.4 : call.method === 'GET' ? 0.8 : 1.2;
};
const weightedCalls = allCalls.map((named) => [callWeight(named), named] as const);

const someCall = (random: Random): NamedCall => weighted(random, weightedCalls);

export function nextRequest(number: number, sources: Sources): FuzzRequest {
  const { random } = sources;
  const make = weighted<(number: number, sources: Sources) => FuzzRequest>(random, [
    [84, () => callRequest(number, someCall(random), sources)],
    [6, searchRequest],
    [2, reportRequest],
    [5, pageRequest],
    [3, rawRequest],
  ]);
  return make(number, sources);
}
