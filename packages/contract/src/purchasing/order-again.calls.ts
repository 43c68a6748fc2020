// Ordering the positions of a former order again: at the same vendors, or at the cheapest split of today.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { addedAgain, againChoices } from './order.ts';

const params = z.object({ orderId: pathId });

export const orderAgainCalls = {
  orderAgain: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/again',
    summary: "Put the positions into the cart at today's offers",
    access: 'pro20',
    permission: 'fillCart',
    params,
    data: addedAgain,
    errors: ['NO_DELIVERY_ADDRESS'],
  }),
  orderAgainChoices: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/again/choices',
    summary: 'What the positions would cost today: at the same vendors, and at the cheapest split',
    access: 'pro20',
    permission: 'fillCart',
    params,
    body: z.object({}),
    data: againChoices,
    errors: ['NO_DELIVERY_ADDRESS'],
  }),
  orderAgainSplit: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/again/split',
    summary:
      'Put the positions into the cart at the cheapest split, as the last choices say; refused when anything changed since',
    access: 'pro20',
    permission: 'fillCart',
    params,
    body: z.object({}),
    data: addedAgain,
    errors: ['NO_DELIVERY_ADDRESS', 'OPTIMIZED_CART_OUTDATED'],
  }),
} as const;
