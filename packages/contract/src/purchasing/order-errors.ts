// Refusals about cart, orders, receipts and approvals.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const orderErrors = {
  REQUESTED_DAY_OUT_OF_RANGE: { status: 422, text: 'The requested day must lie within the next 12 months.' },
  REQUESTED_DAY_SUNDAY: { status: 422, text: 'Nothing is delivered on a Sunday. Choose another day.' },
  NO_VENDOR_OFFERS: { status: 409, text: 'There is no available vendor offers' },
  OFFER_NOT_VALID: {
    status: 409,
    text: 'The selected offer for items in your shopping cart is no longer valid',
  },
  ORDER_TOO_LARGE: { status: 409, text: 'An order can be worth 10 million euros at most.' },
  TOO_MANY_ORDER_LISTS: {
    status: 409,
    text: 'At most {maximum} order lists can be kept. Delete some first.',
  },
  CART_CHANGED: { status: 409, text: 'Your cart has changed in the meantime. Please look at it again.' },
  OPTIMIZED_CART_OUTDATED: {
    status: 409,
    text: 'Your cart or its offers have changed in the meantime. Please optimize again.',
  },
  UNDO_NOT_POSSIBLE: {
    status: 409,
    text: 'This can no longer be undone, because the cart has changed in the meantime.',
  },
  BUFFERED_TAKEN: { status: 409, text: '{who} has already put this into the cart.' },
  BUFFERED_DISCARDED: { status: 409, text: '{who} has already discarded this.' },
  TOO_MANY_BUFFERED: {
    status: 409,
    text: 'At most {maximum} items can be put aside. Take some over or discard them first.',
  },
  ORDER_STATE: { status: 409, text: 'This is not possible in the current status of the order.' },
  ORDER_CHANGED: {
    status: 409,
    text: 'Somebody has changed this order in the meantime. Please look at it again before you decide.',
  },
  SPLIT_OUTDATED: {
    status: 409,
    text: 'Prices or offers have changed in the meantime. Please look at the cheaper split again.',
  },
  NOTHING_LEFT_TO_ORDER: {
    status: 422,
    text: 'Nothing would be left of this order. Reject it instead.',
  },
  POSITION_QUANTITY_NOT_SOLD: {
    status: 422,
    text: 'The vendor sells {minimum} at least, in steps of {step}. Choose such an amount.',
  },
  POSITION_NOT_SOLD: {
    status: 422,
    text: 'The vendor no longer sells this. Leave the item out, or keep the order as it is.',
  },
  ORDER_RESPONSE_UNREADABLE: {
    status: 422,
    text: 'This file is no openTRANS order response for one of your orders: {reason}',
  },
  RECEIPT_EMPTY: { status: 422, text: 'Fill in the received quantity for one of the orders.' },
  MORE_THAN_ORDERED: { status: 409, text: 'More was delivered than ordered. Please confirm.' },
  MORE_THAN_RECEIVED: { status: 409, text: 'No more can be returned than was delivered.' },
  BOOKED_WITH_ORDER: {
    status: 409,
    text: 'This was booked with an order. Take back its receipt, or book a return on the order.',
  },
  RECEIPT_USED: {
    status: 409,
    text: 'No longer possible: something of it has been used, moved, corrected, counted or returned since.',
  },
  RECEIPT_TAKEN_BACK: { status: 409, text: 'This has already been taken back.' },
  POSITION_NOT_AN_ARTICLE: {
    status: 409,
    text: 'This item is not an article yet. Configure it first, or do not store it.',
  },
  APPROVERS_ONLY: {
    status: 409,
    text: 'Only the approvers of the clinic may change discounts, conditions, own prices and own vendors.',
  },
  NOT_AN_APPROVER: { status: 409, text: 'Only an approver of the clinic can decide this.' },
  QUANTITY_NOT_SOLD: { status: 422, text: 'The vendor sells {minimum} at least, in steps of {step}.' },
  REORDER_ROW_GONE: { status: 409, text: 'No longer on the re-order list. Nothing was changed.' },
  REORDER_NEED_CHANGED: {
    status: 409,
    text: 'Less is needed by now: somebody else has ordered it or changed the list. Nothing was added.',
  },
} as const satisfies Record<string, CataloguedError>;
