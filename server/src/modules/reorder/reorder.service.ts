// The re-order list to the rest of the product.
export { changeRow, putOnList, resetRow } from './changes.ts';
export { fillUp, putIntoCart } from './into-cart.ts';
export { countRows, listRows } from './listing.ts';
export { orderAmounts } from './suggestions.ts';
