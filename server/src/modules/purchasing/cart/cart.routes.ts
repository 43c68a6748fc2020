import { cartCalls as calls } from '@praxora/contract/purchasing/cart.calls';
import { orderRequestCalls } from '@praxora/contract/purchasing/order-request.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { addToCart } from './additions.ts';
import * as baskets from './baskets.ts';
import * as legacy from './cart.legacy.ts';
import { chooseCostCenter } from './cost-centers.ts';
import * as moves from './moves.ts';
import { requestOrder } from './order-request.ts';
import * as positions from './positions.ts';
import { undoChange } from './undo.ts';

export function cartRoutes(http: Http): void {
  http.answer(calls.addToCart, async (context, { body }) =>
    legacy.legacyAddition(await addToCart(context, legacy.toAddition(body))),
  );

  http.answer(calls.listCarts, async (context) => legacy.legacyBaskets(await baskets.listBaskets(context)));

  http.answer(calls.countItemsByAddress, (context) => baskets.countItems(context));

  http.answer(calls.setQuantity, async (context, { params, body }) => {
    const changed = await positions.setQuantity(context, params.positionId, legacy.toQuantity(body));
    return { ...legacy.legacyPosition(changed.position), undoId: changed.undoId };
  });

  http.answer(calls.removePosition, (context, { params }) =>
    positions.removePosition(context, params.positionId),
  );

  http.answer(calls.clearCart, (context) => positions.clearCart(context));

  http.answer(calls.moveToAddress, async (context, { params }) =>
    legacy.legacyPosition(await moves.moveToAddress(context, params.positionId, params.addressId)),
  );

  http.answer(calls.moveToVendor, async (context, { params }) =>
    legacy.legacyPosition(await moves.moveToVendor(context, params.positionId, params.vendorId)),
  );

  http.answer(calls.listOtherOffers, (context, { params }) => moves.otherOffers(context, params.positionId));

  http.answer(calls.chooseCostCenter, (context, { params, body }) =>
    chooseCostCenter(context, params.positionId, body.costCenterId),
  );

  http.answer(calls.undoCartChange, (context, { params }) => undoChange(context, params.undoId));

  http.answer(calls.setNote, async (context, { params, body }) =>
    legacy.legacyNote(await baskets.setNote(context, params.vendorId, params.addressId, legacy.noteIn(body))),
  );

  http.answer(calls.reviewBasket, async (context, { params }) =>
    legacy.legacyReview(await baskets.reviewBasket(context, params.vendorId, params.addressId)),
  );

  http.answer(orderRequestCalls.requestOrder, (context, { body }) => requestOrder(context, body));
}
