// A generated request as sent over the wire, and the expectations about its answer.
import type { NamedCall } from '@praxora/contract/calls';
import type { Asker } from '../product/people.ts';

/** Credential of a request: the header of programs, the cookie of browsers, or a cookie on another site's behalf. */
export type Credential = 'bearer' | 'cookie' | 'cookie from elsewhere';

/** How the body goes out: whole, or only its first bytes, and what the client does then. */
export type Sending =
  | { readonly how: 'whole' }
  | { readonly how: 'cut'; readonly bytes: number; readonly leaving: 'hang up' | 'reset' }
  /** These bytes and no others; not even the line and the headers are ours to choose. */
  | { readonly how: 'raw'; readonly text: string };

export interface WireRequest {
  readonly method: string;
  /** Path as written in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly sending: Sending;
}

export interface FuzzRequest extends WireRequest {
  readonly number: number;
  /** For the summary: the call, or what else was asked for. */
  readonly name: string;
  readonly asker: Asker;
  readonly credential: Credential;
  /** The call of the contract it is meant for. */
  readonly call?: NamedCall | undefined;
  /** Reason why this request must be refused. */
  readonly mustBeRefused?: string | undefined;
}

/** A request as a line to keep and to send again; the call is found by its name. */
export const written = ({ call: _, body, ...request }: FuzzRequest): string =>
  JSON.stringify({ ...request, ...(body ? { body: body.toString('base64') } : {}) });

export function readRequest(line: string, calls: readonly NamedCall[]): FuzzRequest {
  const { body, ...request } = JSON.parse(line);
  return {
    ...request,
    ...(body === undefined ? {} : { body: Buffer.from(body, 'base64') }),
    call: calls.find((call) => callName(call) === request.name),
  };
}

export const callName = ({ group, name }: NamedCall): string => `${group} ${name}`;

const most = 500;
const short = (text: string): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;

/** For whoever looks for the fault. */
export function described({
  number,
  name,
  asker,
  credential,
  method,
  path,
  headers,
  body,
  sending,
}: FuzzRequest): string {
  return [
    `  request ${number}: ${name}, asked by ${asker} (${credential})`,
    `  ${method} ${short(path)}`,
    `  ${short(JSON.stringify(headers))}`,
    ...(sending.how === 'raw' ? [`  ${short(JSON.stringify(sending.text))}`] : []),
    ...(sending.how === 'cut' ? [`  only ${sending.bytes} bytes sent, then ${sending.leaving}`] : []),
    ...(body ? [`  ${short(JSON.stringify(body.toString('latin1')))}`] : []),
  ].join('\n');
}
