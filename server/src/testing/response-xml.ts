// A vendor's answer made to order.

interface Item {
  readonly line: string;
  readonly number?: string;
  readonly quantity: string;
  readonly date?: string;
  readonly parts?: readonly (readonly [quantity: string, date: string])[];
}

interface ResponseWish {
  readonly orderId: string;
  readonly vendorOrderId?: string;
  readonly date?: string;
  readonly items: readonly Item[];
  /** Without namespaces, as some vendors write it. */
  readonly isPlain?: boolean;
}

const days = (date: string | undefined): string =>
  date === undefined
    ? ''
    : `<DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>${date}</DELIVERY_START_DATE><DELIVERY_END_DATE>${date}</DELIVERY_END_DATE></DELIVERY_DATE>`;

export function responseXml({
  orderId,
  vendorOrderId = '',
  date,
  items,
  isPlain = false,
}: ResponseWish): string {
  const prefix = isPlain ? '' : 'bme:';
  const names = isPlain
    ? ''
    : ' xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bme="http://www.bmecat.org/bmecat/2005"';
  const lines = items.map(
    ({ line, number = '', quantity, date: day, parts }) => `<ORDERRESPONSE_ITEM>
  <LINE_ITEM_ID>${line}</LINE_ITEM_ID>
  <PRODUCT_ID><${prefix}SUPPLIER_PID>${number}</${prefix}SUPPLIER_PID></PRODUCT_ID>
  <QUANTITY>${quantity}</QUANTITY><${prefix}ORDER_UNIT>C62</${prefix}ORDER_UNIT>${days(day)}${
    parts === undefined
      ? ''
      : `<PARTIAL_DELIVERY_LIST>${parts
          .map(([part, on]) => `<PARTIAL_DELIVERY><QUANTITY>${part}</QUANTITY>${days(on)}</PARTIAL_DELIVERY>`)
          .join('')}</PARTIAL_DELIVERY_LIST>`
  }
</ORDERRESPONSE_ITEM>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<ORDERRESPONSE${names} version="2.1"><ORDERRESPONSE_HEADER><ORDERRESPONSE_INFO>
<ORDER_ID>${orderId}</ORDER_ID><ORDERRESPONSE_DATE>2026-11-16T08:00:00</ORDERRESPONSE_DATE>
<SUPPLIER_ORDER_ID>${vendorOrderId}</SUPPLIER_ORDER_ID>${days(date)}
</ORDERRESPONSE_INFO></ORDERRESPONSE_HEADER>
<ORDERRESPONSE_ITEM_LIST>${lines.join('')}</ORDERRESPONSE_ITEM_LIST>
<ORDERRESPONSE_SUMMARY><TOTAL_ITEM_NUM>${items.length}</TOTAL_ITEM_NUM></ORDERRESPONSE_SUMMARY>
</ORDERRESPONSE>`;
}
