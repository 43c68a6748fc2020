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
  const [user] = (
    await owner.query<{ id: number }>('select practice_id as id from practice_user where email = $1', [email])
  ).rows;
  // In statements of their own, and the practice as a value: its rows may be on another server than its users.
  const [place] = (
    await owner.query<{ storageId: number; articleIds: number[] }>(
      `select (select min(id) from storage where practice_id = $1 and deleted_at is null) as "storageId",
         (select array_agg(id) from (
            select id from article where practice_id = $1 and use_inventory and deleted_at is null
              and not has_batch_obligation and not has_expiry_obligation and not has_batch_label
            order by id limit 6) as plain) as "articleIds"`,
      [user?.id],
    )
  ).rows;
  if (!place?.articleIds) throw new Error(`The practice of ${email} has no articles`);
  const client = new ClusterClient(ports, 1, token);
  const { outcome, text } = await client.send({ method: 'GET', path: '/pro/search/key' });
  client.close();
  if (outcome !== 200) throw new Error(`No key to search with: ${outcome} ${text}`);
  const searchHeaders = {
    'x-algolia-api-key': JSON.parse(text).data.key,
    'x-algolia-application-id': 'praxora',
  };
  return { token, ...place, searchHeaders };
}
