// Requests that only make sense right after another call: the cart changes all the time, and an answer to it is soon
// out of date.
import { allCalls } from '@praxora/contract/calls';
import { writePath } from './call-address.ts';
import { jsonBody } from './json-body.ts';
import { callName, type FuzzRequest } from './request.ts';

/** What is taken over after it was computed, and how the one body follows from the other. */
const takenOver: Readonly<Record<string, { readonly by: string; readonly body: (body: Body) => unknown }>> = {
  optimizeCart: {
    by: 'applyOptimizedCart',
    body: ({ data: { addressIds, ...parameters } }) => ({
      data: { ...parameters, addressId: addressIds[0] },
    }),
  },
  optimizeQuickOrder: { by: 'applyQuickOrderSplit', body: (body) => body },
  optimizeReorder: { by: 'applyReorderSplit', body: (body) => body },
};
interface Body {
  readonly data: { readonly addressIds: readonly number[] };
}

/** To be sent once the request was carried out; undefined: nothing follows. */
export function followUp({ call, body, headers, ...request }: FuzzRequest): FuzzRequest | undefined {
  const following = call && takenOver[call.name];
  const apply = following && allCalls.find(({ name }) => name === following.by);
  if (!apply || !body) return undefined;
  const content = jsonBody(following.body(JSON.parse(withoutMark(body.toString()))));
  const { 'idempotency-key': _, ...others } = headers;
  return {
    ...request,
    name: callName(apply),
    call: apply,
    path: writePath(apply.call, {}, () => ''),
    headers: { ...others, 'content-type': content.type },
    body: content.bytes,
  };
}

/** A byte order mark before the JSON is taken by the product, not by the parser. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');
