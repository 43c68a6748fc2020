// The cheapest split of lines that are in no cart yet, with what lies in the address's cart beside them.
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import {
  createWatchedRuns,
  type ResultKind,
  type RunView,
  useRuns,
} from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';

export interface SplitParameters {
  readonly lines: BodyOf<typeof reorderCalls.optimizeReorder>['lines'];
  /** Cart positions that are not to be ordered now; they count for nothing. */
  readonly excludedPositionIds: number[];
}

/** Request body, the same for solving and for using the result, so that the server can identify the result. */
export const splitBody = (addressId: number, parameters: SplitParameters, kind: ResultKind) => ({
  addressId,
  lines: parameters.lines,
  controlParameters: {
    excludedPositionIds: parameters.excludedPositionIds,
    hasBuyFromFavoriteVendor: kind === 'favorites',
  },
});

const splitRuns = createWatchedRuns<SplitParameters>((addressId, parameters, kind, options) =>
  callApi(reorderCalls.optimizeReorder, { body: splitBody(addressId, parameters, kind) }, options),
);

export const markOutdated = (addressId: number): void => splitRuns.markOutdated(addressId);

export type SplitRun = RunView<SplitParameters>;

export const useSplit = (addressId: number, parameters: SplitParameters | null): SplitRun =>
  useRuns(splitRuns, addressId, parameters);
