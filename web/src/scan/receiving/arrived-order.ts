// Which orders wait for the pack that was scanned before anybody said which order has arrived. Pure.
import type { ProductCode } from '@praxora/barcode/product-code';
import { lineOfCode } from '../../domain/purchasing/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Booking } from '../queue/booking.ts';
import type { Saved } from '../station/saved.ts';
import { lineOfArticle } from './pack.ts';
import { type OpenOrder, toReceiptLines } from './receipt.ts';

interface KnownOrders {
  /** Orders whose positions are stored on the device. */
  readonly orders: readonly Saved<OpenOrder>[];
  readonly bookings: readonly Booking[];
  readonly catalogue: Pick<Catalogue, 'byCode'>;
}

/** `askedIds`: orders that the server named for the code; none where it could not be asked. */
export function waitingOrders(
  code: ProductCode,
  askedIds: readonly number[],
  { orders, bookings, catalogue }: KnownOrders,
): number[] {
  const articles = catalogue.byCode(code);
  const waiting = new Set(askedIds);
  for (const order of orders) {
    const lines = toReceiptLines(order, [], bookings);
    const key = lineOfCode(code, lines) ?? lineOfArticle(articles, lines);
    const line = lines.find((one) => one.key === key);
    // Orders whose goods have come already are no longer expected, even if the server has not recorded it yet.
    if (line && !line.isComplete) waiting.add(order.data.id);
    else waiting.delete(order.data.id);
  }
  return [...waiting];
}
