// Refusals about vendors and their offers.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const vendorErrors = {
  VENDOR_HIDDEN: { status: 409, text: 'You have hidden this vendor in purchasing.' },
  VENDOR_NOT_SELLING: { status: 409, text: 'This vendor does not sell the article any more.' },
  VENDOR_HAS_PRICE_OFFERS: {
    status: 409,
    text: 'The vendor cannot be deleted because {count} price offers exist',
  },
  VENDOR_IN_CART: {
    status: 409,
    text: 'The vendor cannot be deleted because something of it lies in a cart.',
  },
} as const satisfies Record<string, CataloguedError>;
