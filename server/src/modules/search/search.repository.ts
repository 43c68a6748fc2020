// SQL of the search's own tables: the secret of its keys, what was searched for, what came of it.
import type { Tx } from '../../platform/database/tx.ts';
import type { StoredEvent } from './insights-event.ts';
import type { KeyContent } from './search-key.ts';

export const findKeySecret = async (tx: Tx): Promise<string> =>
  (await tx.one<{ value: string }>("select value from app_meta where key = 'search_key_secret'")).value;

/** Of the transaction's own practice; null if it is gone, or if the session or the token has ended. */
export const findCountry = async (
  tx: Tx,
  { sessionId, apiTokenId }: Pick<KeyContent, 'sessionId' | 'apiTokenId'>,
): Promise<string | null> =>
  (
    await tx.maybe<{ country: string }>(
      `select p.country from practice p
       where p.id = current_practice()
         and (exists (select from session s where s.id = $1 and s.practice_id = p.id and s.expires_at > now())
              or exists (select from api_token t where t.id = $2 and t.practice_id = p.id and t.revoked_at is null
                           and (t.last_day is null or t.last_day >= (now() at time zone 'Europe/Berlin')::date)
                           and t.scopes @> '{catalog.read}'
                           and exists (select from practice_feature f where f.feature = 'apiTokens' and f.is_active)))`,
      [sessionId, apiTokenId],
    )
  )?.country ?? null;

export interface SearchTotal {
  readonly query: string;
  searches: number;
  fruitless: number;
  /** Null: not told. */
  language: string | null;
}

export const countSearches = (tx: Tx, totals: readonly SearchTotal[]): Promise<number> =>
  tx.run(
    `insert into search_query (query, searches, fruitless, language)
     select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[])
     on conflict (query) do update set searches = search_query.searches + excluded.searches,
       fruitless = search_query.fruitless + excluded.fruitless, last_searched_at = now(),
       language = coalesce(search_query.language, excluded.language)`,
    [
      totals.map(({ query }) => query),
      totals.map(({ searches }) => searches),
      totals.map(({ fruitless }) => fruitless),
      totals.map(({ language }) => language),
    ],
  );

export const countClicks = (tx: Tx, marks: readonly string[]): Promise<number> =>
  tx.run(
    `update search_query set clicks = clicks + clicked.count
     from (select mark, count(*) from unnest($1::text[]) as mark group by mark) clicked
     where search_query.mark = clicked.mark`,
    [marks],
  );

export const insertEvents = (tx: Tx, events: readonly StoredEvent[]): Promise<number> =>
  tx.run(
    `insert into search_event (event_type, event_subtype, event_name, index_name, object_ids, positions, query_id,
                               user_token, currency, value_cents)
     select event_type, event_subtype, event_name, index_name, object_ids, positions, query_id, user_token, currency,
            value_cents
     from jsonb_to_recordset($1) as event(event_type text, event_subtype text, event_name text, index_name text,
       object_ids text[], positions integer[], query_id text, user_token text, currency text, value_cents bigint)`,
    [JSON.stringify(events)],
  );

interface SuggestionRow extends Record<string, unknown> {
  readonly query: string;
  readonly weight: number;
  readonly languages: readonly string[];
}

/** The given ones, and what was searched for often and with success. */
export const listSuggestions = (tx: Tx, minimumSearches: number, limit: number): Promise<SuggestionRow[]> =>
  tx.rows<SuggestionRow>(
    `with given as (
       select query, max(weight) as weight, array_agg(language) as languages from query_suggestion group by query
     ), learned as (
       select query, least(searches - fruitless + 5 * clicks, 1000000) as weight,
              array_remove(array[language], null) as languages
       from search_query
       where searches - fruitless >= $1 and fruitless * 10 <= searches and length(query) <= 60
     )
     select query, (coalesce(given.weight, 0) + coalesce(learned.weight, 0))::integer as weight,
            coalesce(given.languages, '{}') || coalesce(learned.languages, '{}') as languages
     from given full join learned using (query) order by weight desc, query limit $2`,
    [minimumSearches, limit],
  );
