// Moves the positions as a result says, and takes that back.
import { optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { cartChanged, fetchCartAnew } from '../cart/cart-changes.ts';
import { checkArrivals } from '../cart/checked.ts';
import { undoCartChange } from '../cart/undo.ts';
import { toControlParameters } from './optimizer-parameters.ts';
import type { OptimizerParameters, ResultKind } from './optimizer-runs.ts';
import { optimizerRuns } from './optimizer-state.ts';

interface Application {
  readonly kind: ResultKind;
  /** Parameters that the result was calculated with. */
  readonly parameters: OptimizerParameters;
  /** Vendors of the cart after the result is applied. */
  readonly vendorIds: readonly number[];
}

/** The result is gone afterwards; a refusal because of changes elsewhere leaves it marked as outdated. */
export function useApplyOptimizedCart(addressId: number, onApplied: () => void) {
  const { t } = useTranslation('optimizer');
  const queryClient = useQueryClient();

  const undo = (undoId: string) => undoCartChange(queryClient, [undoId], () => t('apply.undone'));

  return useChange({
    call: async ({ kind, parameters }: Application) => {
      try {
        return await callApi(optimizerCalls.applyOptimizedCart, {
          body: {
            data: {
              addressId,
              controlParameters: toControlParameters(parameters, kind),
            },
          },
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'OPTIMIZED_CART_OUTDATED') markOutdated();
        throw error;
      }
    },
    failure: t('apply.failed'),
    success: ({ moved, undoId }) => ({
      text: t('apply.done', { count: moved }),
      undo: { place: 'cart', label: t('apply.undo'), onClick: () => void undo(undoId) },
    }),
    after: (_, { parameters, vendorIds }) => {
      checkArrivals(addressId, vendorIds, parameters.excludedPositionIds);
      // First of all: what offered this result goes with it.
      onApplied();
      void cartChanged(queryClient);
    },
  });

  function markOutdated() {
    optimizerRuns.markOutdated(addressId);
    void fetchCartAnew(queryClient);
  }
}
