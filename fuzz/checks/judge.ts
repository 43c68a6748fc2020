// Holds one answer against everything that must be true of it.
import type { FuzzRequest } from '../requests/request.ts';
import type { Answer } from '../sending/answer.ts';
import { problemWithData, problemWithRefusal, problemWithSearchRefusal } from './forms.ts';
import { foreignMarkIn } from './marks.ts';
import { callAt } from './routes.ts';

const apis = ['/api/', '/pro/', '/services/'];
const protocols = ['/services/search/', '/services/insights/'];
/** No answer tells where our code lies or how a secret is kept. */
const neverTold = /node_modules|\/server\/(src|dist)\/|\$argon2|password_hash/;
/** A body beyond every limit may be refused before it has arrived, and the refusal be lost with the connection. */
const refusedUnread = 200_000;

export function judge(request: FuzzRequest, answer: Answer): string | undefined {
  const { sending, body } = request;
  if (answer.kind === 'silent') return 'no answer came';
  if (answer.kind === 'closed') {
    const isExpected = sending.how !== 'whole' || (body?.length ?? 0) > refusedUnread;
    return isExpected ? undefined : 'the connection was closed without an answer';
  }
  const { status, text } = answer;
  if (status >= 500 && status !== 503) return `the server answered ${status}`;
  if (status === 503 && answer.headers['retry-after'] === undefined) return 'a 503 without Retry-After';
  if (neverTold.test(text)) return 'the answer tells of our insides';
  if (sending.how !== 'whole') return undefined;
  if (request.mustBeRefused !== undefined && status < 400)
    return `it was let through, though ${request.mustBeRefused}`;
  return foreignMarkIn(request.asker, text) ?? problemWithForm(request, answer);
}

function problemWithForm(
  request: FuzzRequest,
  answer: Extract<Answer, { kind: 'answer' }>,
): string | undefined {
  const { status, text, headers } = answer;
  const { method, path } = request;
  if (method === 'HEAD' || !apis.some((prefix) => path.startsWith(prefix))) return undefined;
  if (headers['x-request-id'] === undefined) return 'the answer has no x-request-id';
  if (status >= 400) {
    const isProtocol = protocols.some((prefix) => path.startsWith(prefix)) && method === 'POST';
    return isProtocol && problemWithSearchRefusal(status, text) === undefined
      ? undefined
      : problemWithRefusal(status, text);
  }
  const named = callAt(method, path);
  if (named === undefined) return undefined;
  if (named.call.isDownload)
    return headers['content-disposition'] ? undefined : 'the file comes without a name';
  return problemWithData(named, text, String(headers['content-type']).includes('ndjson'));
}
