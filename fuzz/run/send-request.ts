// Sends one request until it is answered, judges the answer, and follows up where a key says that it must count once.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { judge } from '../checks/judge.ts';
import type { FuzzRequest } from '../requests/request.ts';
import { isUser } from '../requests/request-maker.ts';
import type { Answer } from '../sending/answer.ts';
import type { Report } from './report.ts';
import type { World } from './world.ts';

const mostAttempts = 200;
const longestPause = 250;

/** A 503 with Retry-After is an answer to come back for; we come back sooner than it asks. */
async function untilAnswered(world: World, request: FuzzRequest, report: Report): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await world.send(request);
    const isBusy =
      answer.kind === 'answer' && answer.status === 503 && answer.headers['retry-after'] !== undefined;
    if (!isBusy || attempt === mostAttempts) return answer;
    report.repeated += 1;
    await sleep(Math.min(longestPause, attempt * 10));
  }
}

export async function sendRequest(world: World, request: FuzzRequest, report: Report): Promise<Answer> {
  const answer = await untilAnswered(world, request, report);
  report.count(request, answer);
  const fault = judge(request, answer);
  if (fault !== undefined) report.blame(fault, request, answer);
  if (isLoggedOut(answer) && isUser(request.asker)) await world.letIn(request.asker);
  return answer;
}

/** The session has ended, or was replaced by one of another practice. */
export const isLoggedOut = (answer: Answer): boolean =>
  answer.kind === 'answer' && (answer.status === 401 || answer.text.includes('"PRACTICE_CHANGED"'));

/** An answer in lines says it in its last one. */
const dataOf = (answer: Answer): unknown =>
  answer.kind === 'answer' && answer.status === 200
    ? JSON.parse(answer.text.trimEnd().split('\n').at(-1) ?? '').data
    : undefined;

export const isCarriedOut = (answer: Answer): boolean => answer.kind === 'answer' && answer.status === 200;

/**
 * Whether a request was carried out under a key that is its own, and its answer is kept: a secret is told once, of a password not
 * even a fingerprint is kept, a file is made anew.
 */
export const isStoredAnswer = ({ headers, method, call, sending }: FuzzRequest, answer: Answer): boolean =>
  isCarriedOut(answer) &&
  sending.how === 'whole' &&
  method !== 'GET' &&
  call !== undefined &&
  // A request with the method of another call is carried out as that one.
  method === call.call.method &&
  call.call.access !== 'anonymous' &&
  !call.call.tellsSecret &&
  !call.call.takesSecret &&
  !call.call.isDownload &&
  /^fuzz-\d+-key$/.test(headers['idempotency-key'] ?? '');

/** Sends the request again under the same key; the answer must be the same. */
export async function repeatRequest(
  world: World,
  request: FuzzRequest,
  first: Answer,
  report: Report,
): Promise<void> {
  const again = { ...request, name: 'repeated request' };
  const answer = await sendRequest(world, again, report);
  const data = dataOf(answer);
  // The session may have ended or gone on in another practice in between.
  if (isLoggedOut(answer) || (answer.kind === 'answer' && answer.status === 429)) return;
  if (!isDeepStrictEqual(data, dataOf(first)))
    report.blame('the same request under the same key was answered differently', again, answer);
}

/** Sent by whoever used the key, whoever the other one was made for, and judged as theirs. */
export const withKeyOfOther = (request: FuzzRequest, other: FuzzRequest): FuzzRequest => ({
  ...other,
  name: 'another request under the same key',
  asker: request.asker,
  credential: request.credential,
  mustBeRefused: request.mustBeRefused,
  headers: { ...other.headers, 'idempotency-key': request.headers['idempotency-key'] ?? '' },
  sending: { how: 'whole' },
});

/** A query that says nothing is none. */
const bare = (path: string): string => path.replace(/\?&*$/, '');

/** Anything else under a key that was used is refused, whatever it is. */
export async function sendOtherUnderKey(
  world: World,
  request: FuzzRequest,
  other: FuzzRequest,
  report: Report,
): Promise<void> {
  const otherwise = withKeyOfOther(request, other);
  const isSame = bare(other.path) === bare(request.path) && isDeepStrictEqual(other.body, request.body);
  const answer = await sendRequest(world, otherwise, report);
  if (!isSame && answer.kind === 'answer' && answer.status < 400)
    report.blame('a key that was used let another request through', otherwise, answer);
}
