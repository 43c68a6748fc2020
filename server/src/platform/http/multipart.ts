// Reads a whole form of type multipart/form-data (RFC 7578). The body is small and in memory: without streams there is
// nothing that could break halfway, and a body that is cut off is simply one that cannot be read.
import { isUtf8 } from 'node:buffer';
import { Refusal } from '../errors.ts';

export interface Part {
  readonly name: string;
  /** Undefined: a field. Empty: a file that nobody chose. */
  readonly fileName: string | undefined;
  /** A view of the body, not a copy. */
  readonly content: Buffer;
}

const longestHeaders = 8_000;
const headersEnd = Buffer.from('\r\n\r\n');

/** Refuses what is no whole form, and one with more parts than these before it looks at the next. */
export function readParts(body: Buffer, contentType: string, mostParts: number): Part[] {
  const boundary = parametersOf(contentType).get('boundary');
  if (boundary === undefined || boundary === '' || boundary.length > 200) throw unreadable();
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const parts: Part[] = [];
  for (let at = firstDelimiter(body, delimiter); ; ) {
    const headers = afterDelimiter(body, at);
    if (headers === null) return parts;
    if (parts.length === mostParts) throw unreadable();
    const blank = body.subarray(headers, headers + longestHeaders).indexOf(headersEnd);
    if (blank < 0) throw unreadable();
    const start = headers + blank + headersEnd.length;
    const end = body.indexOf(delimiter, start);
    if (end < 0) throw unreadable();
    parts.push({ ...described(body.subarray(headers, headers + blank)), content: body.subarray(start, end) });
    at = end + delimiter.length;
  }
}

const unreadable = (): Refusal => new Refusal('MALFORMED_REQUEST');

/** Where the first delimiter ends; what stands before it does not count. */
function firstDelimiter(body: Buffer, delimiter: Buffer): number {
  const bare = delimiter.subarray(2);
  if (body.subarray(0, bare.length).equals(bare)) return bare.length;
  const at = body.indexOf(delimiter);
  if (at < 0) throw unreadable();
  return at + delimiter.length;
}

/** Where the headers of the next part begin; null: that was the last delimiter. */
function afterDelimiter(body: Buffer, at: number): number | null {
  const line = body.toString('latin1', at, at + 100);
  if (line.startsWith('--')) return null;
  const [blank] = /^[\t ]*\r\n/.exec(line) ?? [];
  if (blank === undefined) throw unreadable();
  return at + blank.length;
}

function described(headers: Buffer): Pick<Part, 'name' | 'fileName'> {
  if (!isUtf8(headers)) throw unreadable();
  const lines = headers.toString().split('\r\n');
  const disposition = lines.find((line) => /^content-disposition:/i.test(line));
  if (disposition === undefined || !/^[\w-]+:\s*form-data\s*;/i.test(disposition)) throw unreadable();
  const parameters = parametersOf(disposition);
  const name = parameters.get('name');
  // Property names of every object are not valid field names.
  if (name === undefined || name in Object.prototype) throw unreadable();
  return { name, fileName: parameters.get('filename') };
}

/** Parameters of a header such as `form-data; name="a"; filename="b"`, up to the first malformed one. */
function parametersOf(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const parameter = /\s*;\s*([\w-]+)=(?:"([^"]*)"|([^\s;"]*))/y;
  parameter.lastIndex = Math.max(header.indexOf(';'), 0);
  for (let match = parameter.exec(header); match; match = parameter.exec(header)) {
    const [, name = '', quoted, plain = ''] = match;
    // So a quotation mark is written in a name.
    const value = quoted?.replaceAll('%22', '"') ?? plain;
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value);
  }
  return parameters;
}
