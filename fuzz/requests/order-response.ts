// A vendor's answer to an order as openTRANS writes it, for orders that exist and for others.
import type { Knowledge } from '../product/known.ts';
import type { Random } from '../random.ts';
import { strangeText } from '../values/texts.ts';

const escaped = (text: string): string => text.replace(/[<&]/g, ' ');

export function orderResponse(random: Random, knowledge: Knowledge): string {
  const meant = knowledge.filter(({ calls }) => calls?.includes('importResponse'));
  const numbers = (meant.length > 0 ? meant : knowledge).flatMap(({ facts }) =>
    facts.flatMap(({ platformOrderNumber }) => platformOrderNumber ?? []),
  );
  const number =
    numbers.length > 0 && random.chance(0.9)
      ? random.pick(numbers)
      : escaped(strangeText(random)).slice(0, 100);
  const quantity = random.pick(['1', '1', '1', '2', '0', '-1', '1.5', '1e9', 'x', '']);
  const item = (line: number) =>
    `<ORDERRESPONSE_ITEM><LINE_ITEM_ID>${line}</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID></SUPPLIER_PID></PRODUCT_ID>
     <QUANTITY>${quantity}</QUANTITY></ORDERRESPONSE_ITEM>`;
  const items = Array.from({ length: random.pick([0, 1, 1, 2, 300]) }, (_, index) => item(index + 1));
  return `<?xml version="1.0" encoding="UTF-8"?><ORDERRESPONSE version="2.1"><ORDERRESPONSE_HEADER><ORDERRESPONSE_INFO>
    <ORDER_ID>${number}</ORDER_ID><ORDERRESPONSE_DATE>2026-11-16T08:00:00</ORDERRESPONSE_DATE>
    </ORDERRESPONSE_INFO></ORDERRESPONSE_HEADER><ORDERRESPONSE_ITEM_LIST>${items.join('')}</ORDERRESPONSE_ITEM_LIST>
    <ORDERRESPONSE_SUMMARY><TOTAL_ITEM_NUM>${items.length}</TOTAL_ITEM_NUM></ORDERRESPONSE_SUMMARY></ORDERRESPONSE>`;
}
