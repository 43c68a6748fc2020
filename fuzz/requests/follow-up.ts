// Requests that only make sense right after another call: the cart changes all the time, and an answer to it is soon
// out of date.
import { allCalls } from '@praxora/contract/calls';
import { writePath } from './call-address.ts';
import { jsonBody } from './json-body.ts';
import { callName, type FuzzRequest } from './request.ts';

const apply = allCalls.find(({ name }) => name === 'applyOptimizedCart');

/** To be sent once the request was carried out; undefined: nothing follows. */
export function followUp({ call, body, headers, ...request }: FuzzRequest): FuzzRequest | undefined {
  if (call?.name !== 'optimizeCart' || !apply || !body) return undefined;
  const { addressIds, ...parameters } = JSON.parse(withoutMark(body.toString())).data;
  const content = jsonBody({ data: { ...parameters, addressId: addressIds[0] } });
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
