// Moves the positions as a result says, and takes that back.
import { optimizerCalls } from '@praxora/contract/optimizer/optimizer.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { ApiError, isCancelled } from '../../lib/api/api-error.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { cartChanged, fetchCartAnew } from '../cart/cart-changes.ts';
import { checkArrivals } from '../cart/checked.ts';
import { undoCartChange } from '../cart/undo.ts';
import { type OptimizerParameters, optimizerRuns, type ResultKind } from './optimizer-state.ts';

function tell(error: unknown): void {
  if (!isCancelled(error)) notify.error(createElement(ApiErrorMessage, { error }));
}

interface Application {
  readonly kind: ResultKind;
  /** Those that the result was solved with. */
  readonly parameters: OptimizerParameters;
  /** Who sells what after it. */
  readonly vendorIds: readonly number[];
}

/** The result is gone afterwards; a refusal because of changes elsewhere leaves it marked as outdated. */
export function useApplyOptimizedCart(addressId: number, onApplied: () => void) {
  const { t } = useTranslation('optimizer');
  const queryClient = useQueryClient();

  const undo = (undoId: string) => undoCartChange(queryClient, [undoId], () => t('apply.undone'));

  return useMutation({
    mutationFn: ({ kind, parameters }: Application) =>
      callApi(optimizerCalls.applyOptimizedCart, {
        body: {
          data: {
            addressId,
            controlParameters: { ...parameters, hasBuyFromFavoriteVendor: kind === 'favorites' },
          },
        },
      }),
    onSuccess: ({ moved, undoId }, { parameters, vendorIds }) => {
      checkArrivals(addressId, vendorIds, parameters.excludedPositionIds);
      // First of all: what offered this result goes with it.
      onApplied();
      void cartChanged(queryClient);
      notify.success(t('apply.done', { count: moved }), {
        action: { label: t('apply.undo'), onClick: () => void undo(undoId) },
      });
    },
    onError: (error) => {
      tell(error);
      if (!(error instanceof ApiError) || error.code !== 'OPTIMIZED_CART_OUTDATED') return;
      optimizerRuns.markOutdated(addressId);
      void fetchCartAnew(queryClient);
    },
  });
}
