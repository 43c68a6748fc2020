// A writing request with an Idempotency-Key is carried out once; its repetitions get the same answer. Once it was carried
// out, the key stands for this very request: with anything else it is refused. A refused request leaves its key free.
import { createHash } from 'node:crypto';
import type { Call } from '@praxora/contract/shared/call';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import { toFingerprint } from './fingerprint.ts';

const form = /^[\w-]{8,100}$/;

/** A request with a key. */
export interface RepeatableRequest {
  readonly key: string;
  readonly call: string;
  readonly fingerprint: Buffer;
  readonly tellsSecret: boolean;
}

export interface Payload {
  readonly body: unknown;
  readonly file?: { readonly name: string; readonly content: Buffer } | null;
}

/**
 * Null: without a key, or with a secret of which nothing is kept. What was sent counts, not what was understood of it, so that a repetition is known as one by a
 * newer version too. Who sent it counts like an id: what a call does may depend on it. All devices count as one:
 * a scan whose answer got lost is sent again after the device was paired anew.
 */
export function repeatableRequest(
  request: FastifyRequest,
  {
    method,
    path,
    takesSecret,
    tellsSecret = false,
  }: Pick<Call, 'method' | 'path' | 'takesSecret' | 'tellsSecret'>,
  { userId, device }: Pick<SessionUser, 'userId' | 'device'>,
  { body, file }: Payload,
): RepeatableRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET' || takesSecret) return null;
  if (typeof key !== 'string' || !form.test(key)) throw new Refusal('IDEMPOTENCY_KEY_FORM');
  const call = `${method} ${path}`;
  const { params, query } = request;
  const content = file && { name: file.name, hash: createHash('sha256').update(file.content).digest('hex') };
  const fingerprint = toFingerprint({
    ...(device === null ? { userId } : { device: true }),
    call,
    params,
    query,
    body,
    file: content,
  });
  return { key, call, fingerprint, tellsSecret };
}

type StoredAnswer = Columns<'idempotent_answer', 'call' | 'fingerprint' | 'data'>;

/** The answer this request got before; null: its key was not used yet. */
async function answerBefore(tx: Tx, request: RepeatableRequest): Promise<{ data: unknown } | null> {
  const known = await tx.maybe<StoredAnswer>(
    'select call, fingerprint, data from idempotent_answer where practice_id = $practice and key = $1',
    [request.key],
  );
  if (known === null) return null;
  // From before fingerprints were kept: the call is all that is known of it.
  const isSame = known.fingerprint?.equals(request.fingerprint) ?? known.call === request.call;
  if (!isSame) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  if (request.tellsSecret) throw new Refusal('SECRET_TOLD');
  return { data: known.data };
}

/**
 * Runs `work` in the transaction unless the key was used before. Of two at the same moment the second waits for the
 * first to commit, and then finds its answer; when the first is undone, the second does the work.
 */
export async function once<Data>(
  tx: Tx,
  request: RepeatableRequest,
  work: () => Promise<Data>,
): Promise<Data> {
  const { key, call, fingerprint } = request;
  const fresh = await tx.run(
    `insert into idempotent_answer (practice_id, key, call, fingerprint) values ($practice, $1, $2, $3)
     on conflict (practice_id, key) do nothing`,
    [key, call, fingerprint],
  );
  if (fresh === 1) {
    const data = await work();
    if (!request.tellsSecret)
      await tx.run('update idempotent_answer set data = $2 where practice_id = $practice and key = $1', [
        key,
        JSON.stringify(data),
      ]);
    return data;
  }
  const before = await answerBefore(tx, request);
  if (before === null) throw new Error(`The answer to the key ${key} is gone`);
  return before.data as Data;
}

/** For long work, which holds no transaction: of two at the same moment both do it, and the first answer is that of both. */
export async function onceSlowly<Data>(
  database: Database,
  practiceId: number,
  request: RepeatableRequest,
  work: () => Promise<Data>,
): Promise<Data> {
  const before = await database.forPractice(practiceId, (tx) => answerBefore(tx, request));
  if (before) return before.data as Data;
  const data = await work();
  return database.forPractice(practiceId, (tx) => once(tx, request, async () => data));
}
