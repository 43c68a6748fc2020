// Reads an openTRANS 2.1 ORDERRESPONSE: which order it answers, and what the vendor says about each line.
import { day } from '@praxora/contract/shared/days';
import { mapInSlices, Slices } from '../../../../platform/slices.ts';
import { Unreadable } from './unreadable.ts';
import { findChild, findChildren, readText, readTree, type XmlNode } from './xml-tree.ts';

export interface OrderResponse {
  /** Numbers the order may be known by, the likeliest first. */
  readonly orderNumbers: readonly string[];
  readonly vendorOrderNumber: string;
  readonly deliveryDate: string | null;
  readonly items: readonly ResponseItem[];
}

export interface ResponseItem {
  readonly lineId: string;
  readonly vendorNumber: string;
  readonly deliveries: readonly Delivery[];
}

/** So much at once; without a day the vendor did not say when. */
export interface Delivery {
  readonly quantity: number;
  readonly day: string | null;
}

/** An answer to a large order has some hundred kilobytes. */
const largest = 5 * 1024 * 1024;
/** Numbers an order may be known by; honest answers name two. */
const mostNumbers = 20;

export async function readResponse(content: Buffer, slices = new Slices()): Promise<OrderResponse> {
  if (content.length > largest) throw new Unreadable('the file is larger than 5 MB');
  const top = await readTree(content, slices);
  const root = top.name === 'OPENTRANS' ? findChild(top, 'ORDERRESPONSE') : top;
  if (root?.name !== 'ORDERRESPONSE') throw new Unreadable(`it is ${top.name}, not ORDERRESPONSE`);
  const info = findChild(findChild(root, 'ORDERRESPONSE_HEADER'), 'ORDERRESPONSE_INFO');
  const orderNumbers = [
    readText(info, 'ORDER_ID'),
    ...findChildren(info, 'ALT_CUSTOMER_ORDER_ID').map(({ text }) => text.trim()),
  ]
    .filter((number) => number !== '')
    .slice(0, mostNumbers);
  if (orderNumbers.length === 0) throw new Unreadable('ORDER_ID is missing');
  const lines = findChildren(findChild(root, 'ORDERRESPONSE_ITEM_LIST'), 'ORDERRESPONSE_ITEM');
  const items: ResponseItem[] = [];
  for (const line of lines) items.push(await itemOf(line, slices));
  if (items.length === 0) throw new Unreadable('it has no ORDERRESPONSE_ITEM');
  return {
    orderNumbers,
    vendorOrderNumber: readText(info, 'SUPPLIER_ORDER_ID').slice(0, 250),
    deliveryDate: deliveryDay(info),
    items,
  };
}

/** A single line may have very many partial deliveries. */
async function itemOf(node: XmlNode, slices: Slices): Promise<ResponseItem> {
  await slices.pause();
  const lineId = readText(node, 'LINE_ITEM_ID');
  const where = lineId === '' ? 'an ORDERRESPONSE_ITEM' : `line ${lineId}`;
  const quantity = quantityOf(node, where);
  const written = findChildren(findChild(node, 'PARTIAL_DELIVERY_LIST'), 'PARTIAL_DELIVERY');
  const parts = await mapInSlices(
    written,
    (part) => ({ quantity: quantityOf(part, where), day: deliveryDay(part) }),
    slices,
  );
  const rest = parts.reduce((left, part) => left - part.quantity, quantity);
  if (rest < 0) throw new Unreadable(`the partial deliveries of ${where} are more than its QUANTITY`);
  return {
    lineId,
    vendorNumber: readText(findChild(node, 'PRODUCT_ID'), 'SUPPLIER_PID'),
    deliveries:
      parts.length === 0
        ? [{ quantity, day: deliveryDay(node) }]
        : [...parts, ...(rest === 0 ? [] : [{ quantity: rest, day: null }])],
  };
}

/** Whole order units; some write 2.0. */
function quantityOf(node: XmlNode, where: string): number {
  const text = readText(node, 'QUANTITY');
  if (!/^\d{1,7}([.,]0{1,6})?$/.test(text))
    throw new Unreadable(`QUANTITY "${text.slice(0, 20)}" of ${where} is no whole number`);
  return Number.parseInt(text, 10);
}

/** The day everything should be there. */
function deliveryDay(node: XmlNode | undefined): string | null {
  const dates = findChild(node, 'DELIVERY_DATE');
  const text = readText(dates, 'DELIVERY_END_DATE') || readText(dates, 'DELIVERY_START_DATE');
  if (text === '') return null;
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const iso = `${year}-${month}-${date}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === iso;
  if (!isDay || !day.safeParse(iso).success) throw new Unreadable(`"${text.slice(0, 30)}" is no date`);
  return iso;
}
