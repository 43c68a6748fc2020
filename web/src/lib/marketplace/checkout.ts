// Orders at the marketplace, in its German words.
import { checkoutCalls, type WBestellung } from '@praxora/contract/purchasing/checkout.calls';
import { callApi } from '../api/api.ts';
import type { CallOptions } from '../api/client.ts';
import type { PositionKey } from './cart.ts';

/** An order as the marketplace confirms it. */
export interface ConfirmedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly vendorName: string;
  readonly state: WBestellung['Status'];
  readonly netCents: number;
  readonly grossCents: number;
}

interface OrderRequest extends PositionKey {
  readonly billingAddressId: number | undefined;
  readonly positions: readonly {
    readonly positionId: number;
    readonly quantity: number;
    readonly netCents: number;
    /** Undefined: the practice uses none. */
    readonly costCenterId: number | undefined;
  }[];
  readonly netCents: number;
  readonly orderReference: string;
  /** Null: as soon as possible. */
  readonly requestedDeliveryDate: string | null;
}

export async function placeOrder(request: OrderRequest, options: CallOptions): Promise<ConfirmedOrder> {
  const { vendorId, addressId, billingAddressId, positions, netCents } = request;
  const { orderReference, requestedDeliveryDate } = request;
  const { wBestellung } = await callApi(
    checkoutCalls.placeOrder,
    {
      params: { vendorId, addressId },
      body: {
        data: {
          RechnungsadresseId: billingAddressId,
          Positionen: positions.map((position) => ({
            ID: position.positionId,
            Anzahl: position.quantity,
            GesamtpreisCent: position.netCents,
            KostenstelleID: position.costCenterId,
          })),
          NettoCent: netCents,
          Bestellreferenz: orderReference,
          Wunschtermin: requestedDeliveryDate,
        },
      },
    },
    options,
  );
  return {
    id: wBestellung.ID,
    orderNumber: wBestellung.Bestellnummer,
    vendorName: wBestellung.Lieferant,
    state: wBestellung.Status,
    netCents: wBestellung.NettoCent,
    grossCents: wBestellung.BruttoCent,
  };
}
