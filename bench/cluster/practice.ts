// The practice that the load works for: a session of its user, articles, and a key to search with.
import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { ClusterClient } from './client.ts';

export interface Practice {
  readonly token: string;
  readonly storageId: number;
  /** Without obligations, and with stock enough for every consumption. */
  readonly articleIds: readonly number[];
  readonly searchHeaders: Readonly<Record<string, string>>;
}

/** The token of a session written by hand: logging in is slow on purpose. */
export async function openSession(owner: Client, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await owner.query(
    `insert into session (token_hash, practice_id, user_id, expires_at, last_used_at)
     select $2, practice_id, id, now() + interval '1 day', now() from practice_user where email = $1`,
    [email, createHash('sha256').update(token).digest()],
  );
  if (rowCount !== 1) throw new Error(`There is no user ${email}`);
  return token;
}

export async function findPractice(
  owner: Client,
  ports: readonly number[],
  email: string,
): Promise<Practice> {
  const token = await openSession(owner, email);
  const { rows } = await owner.query<{ storage_id: number; article_ids: number[] }>(
    `select (select min(id) from storage where practice_id = whose.practice_id and deleted_at is null) as storage_id,
       (select array_agg(id) from (
          select id from article where practice_id = whose.practice_id and use_inventory and deleted_at is null
            and not has_batch_obligation and not has_expiry_obligation and not has_batch_label
          order by id limit 6) as plain) as article_ids
     from practice_user whose where email = $1`,
    [email],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no user ${email}`);
  const client = new ClusterClient(ports, 1, token);
  const { outcome, text } = await client.send({ method: 'GET', path: '/pro/search/key' });
  client.close();
  if (outcome !== 200) throw new Error(`No key to search with: ${outcome} ${text}`);
  const searchHeaders = {
    'x-algolia-api-key': JSON.parse(text).data.key,
    'x-algolia-application-id': 'praxora',
  };
  return { token, storageId: row.storage_id, articleIds: row.article_ids, searchHeaders };
}
