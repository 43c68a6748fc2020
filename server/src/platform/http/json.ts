// JSON from outside. Its text must be UTF-8, and nested no deeper than anything we could want: whatever walks through it
// later (a schema, JSON.stringify, the database) may then do so by recursion.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

const deepest = 32;

const quote = 34;
const backslash = 92;
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

/** Looks at the text: a value that is too deep is not even made. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) isText = !isText;
    else if (isText) at += character === backslash ? 1 : 0;
    else if (character === openList || character === openObject) depth += 1;
    else if (character === closeList || character === closeObject) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Bodies of the contract's calls. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body);
    if (text === null || isTooDeep(text)) done(new Refusal('MALFORMED_REQUEST'));
    else parse(request, text, done);
  });
}

/** For protocols of others, whose clients call their JSON what they like: every body is a text. */
export function acceptAnyText(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    const text = textOf(body);
    if (text === null) done(new Refusal('MALFORMED_REQUEST'));
    else done(null, text);
  });
}

const textOf = (body: Buffer): string | null => (isUtf8(body) ? body.toString() : null);
