// A position goes to another vendor or another delivery address.
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { cartChanged, dropPending } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { moveToVendor } from '../../../lib/marketplace/cart.ts';
import { createChange } from '../../../ui/change/change.ts';

interface ToVendor {
  readonly positionId: number;
  readonly vendor: { readonly id: number; readonly name: string };
  readonly quantity: number;
}

interface ToAddress {
  readonly positionId: number;
  readonly address: { readonly id: number; readonly shortName: string };
}

interface MovesOptions {
  readonly queryClient: QueryClient;
  readonly t: TFunction<'cart'>;
  /** Sends the chosen quantity of the position before it moves. */
  readonly release: (positionId: number) => Promise<void>;
}

export function createMoves({ queryClient, t, release }: MovesOptions) {
  const toVendor = createChange(queryClient, {
    call: async ({ positionId, vendor }: ToVendor) => {
      await release(positionId);
      return moveToVendor(positionId, vendor.id);
    },
    success: (moved, { vendor, quantity }) =>
      moved.quantity > quantity
        ? t('moved.raised', { name: vendor.name, count: moved.quantity })
        : t('moved.done', { name: vendor.name }),
  });

  const toAddress = createChange(queryClient, {
    call: async ({ positionId, address }: ToAddress) => {
      await release(positionId);
      return callApi(cartCalls.moveToAddress, { params: { positionId, addressId: address.id } });
    },
    success: (_, { address }) => t('moved.done', { name: address.shortName }),
  });

  /** Refreshes the position whatever the result was: its shown state may be wrong. */
  function settle(positionId: number): void {
    dropPending([positionId]);
    void cartChanged(queryClient);
  }

  return {
    /** Resolves to the position's id at its new vendor; null when it failed. */
    moveToVendor: async (positionId: number, vendor: ToVendor['vendor'], quantity: number) => {
      const moved = await toVendor.run({ positionId, vendor, quantity });
      settle(positionId);
      return moved?.positionId ?? null;
    },

    moveToAddress: async (positionId: number, address: ToAddress['address']): Promise<boolean> => {
      const moved = await toAddress.run({ positionId, address });
      settle(positionId);
      return moved !== null;
    },
  };
}
