// A writing request with an Idempotency-Key is carried out once; its repetitions get the same answer.
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';

const form = /^[\w-]{8,100}$/;

export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return null;
  if (typeof key !== 'string' || !form.test(key)) throw new Refusal('IDEMPOTENCY_KEY_FORM');
  return key;
}

/**
 * Runs `work` in the transaction unless the key was used before. Of two at the same moment the second waits for the
 * first to commit, and then finds its answer; when the first is undone, the second does the work.
 */
export async function once<Data>(
  tx: Tx,
  key: string,
  call: string,
  work: () => Promise<Data>,
): Promise<Data> {
  const fresh = await tx.run(
    `insert into idempotent_answer (practice_id, key, call) values (current_practice(), $1, $2)
     on conflict (practice_id, key) do nothing`,
    [key, call],
  );
  if (fresh === 1) {
    const data = await work();
    await tx.run('update idempotent_answer set data = $2 where key = $1', [key, JSON.stringify(data)]);
    return data;
  }
  const known = await tx.one<{ call: string; data: Data }>(
    'select call, data from idempotent_answer where key = $1',
    [key],
  );
  if (known.call !== call) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return known.data;
}
