// SQL of API tokens.
import type { ApiToken } from '@praxora/contract/account/api-tokens.calls';
import type { Scope } from '@praxora/contract/shared/call';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerRow } from '../../../platform/http/authentication.ts';
import { personName } from '../identity/person-names.sql.ts';

interface ProgramRow extends CallerRow {
  readonly api_token_id: Column<'api_token', 'id'>;
  readonly scopes: Column<'api_token', 'scopes', Scope[]>;
  readonly is_switched_on: boolean;
}

/** Owner of an active token; records that the token was used. */
export const useApiToken = (plain: Tx, tokenHash: Buffer): Promise<ProgramRow | null> =>
  plain.maybe<ProgramRow>('select * from use_api_token($1)', [tokenHash]);

interface ApiTokenRow
  extends Columns<'api_token', 'id' | 'name' | 'ending'>,
    Pick<ApiToken, 'createdBy' | 'creatorRole' | 'lastDay' | 'state'> {
  readonly scopes: Column<'api_token', 'scopes', ApiToken['scopes']>;
  readonly createdAt: Column<'api_token', 'created_at'>;
  readonly lastUsedAt: Column<'api_token', 'last_used_at'>;
}

const apiTokens = `
  select t.id, t.name, t.scopes, t.ending, t.created_at as "createdAt", t.last_used_at as "lastUsedAt",
         ${personName('u')} as "createdBy", u.role as "creatorRole", to_char(t.last_day, 'YYYY-MM-DD') as "lastDay",
         case when t.revoked_at is not null then 'revoked'
              when t.last_day < (now() at time zone 'Europe/Berlin')::date then 'expired'
              else 'active' end as state
  from api_token t join practice_user u on u.id = t.user_id`;

/** Limit on listed tokens: those that ended long ago are of no interest. */
const mostListed = 200;

export const listApiTokens = (tx: Tx): Promise<ApiTokenRow[]> =>
  tx.rows<ApiTokenRow>(
    `select * from (${apiTokens}) listed order by state <> 'active', "createdAt" desc, id desc limit ${mostListed}`,
  );

export const findApiToken = (tx: Tx, id: number): Promise<ApiTokenRow | null> =>
  tx.maybe<ApiTokenRow>(`${apiTokens} where t.id = $1`, [id]);

export const countInForce = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from (${apiTokens}) listed where state = 'active'`,
    )
  ).count;

export const isMakerActive = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from app_user where id = $1 and deactivated_at is null', [userId])) !==
  null;

interface NewApiToken {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly ending: string;
  readonly scopes: readonly Scope[];
  readonly lastDay: string | null;
}

/** Inserts a token; an expired token of the same name is revoked to free the name. */
export const insertApiToken = async (tx: Tx, token: NewApiToken): Promise<number> => {
  await tx.run(
    `update api_token set revoked_at = now()
     where lower(name) = lower($1) and revoked_at is null and last_day < (now() at time zone 'Europe/Berlin')::date`,
    [token.name],
  );
  return (
    await tx.one<Columns<'api_token', 'id'>>(
      `insert into api_token (practice_id, user_id, name, token_hash, ending, scopes, last_day)
       values ($practice, $1, $2, $3, $4, $5, $6) returning id`,
      [token.userId, token.name, token.tokenHash, token.ending, token.scopes, token.lastDay],
    )
  ).id;
};

export const revokeApiToken = (tx: Tx, id: number): Promise<number> =>
  tx.run('update api_token set revoked_at = now() where id = $1 and revoked_at is null', [id]);

export const revokeUserApiTokens = (tx: Tx, userId: number): Promise<Columns<'api_token', 'id' | 'name'>[]> =>
  tx.rows(
    'update api_token set revoked_at = now() where user_id = $1 and revoked_at is null returning id, name',
    [userId],
  );
