// SQL of the search's own tables: the secret of its keys, what was searched for, what came of it.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deliveryCountry } from '../../account/index.ts';
import { ownProductsMark } from '../../purchasing/index.ts';
import { sellsToPractice, termsIn } from '../../vendors/index.ts';
import { type CatalogLook, mostNamed } from './cards.ts';
import type { StoredEvent } from './insights-event.ts';
import { markLength } from './query-id.ts';
import type { KeyContent } from './search-key.ts';

export const findKeySecret = async (tx: Tx): Promise<string> =>
  (
    await tx.one<{ value: Column<'app_meta', 'value', string> }>(
      "select value from app_meta where key = 'search_key_secret'",
    )
  ).value;

/** A session or a token that has not ended, of the practice `asking`. */
const isHeldBy = (sessionId: string, apiTokenId: string): string => `
  (exists (select from session s where s.id = ${sessionId} and s.practice_id = asking.id and s.expires_at > now())
   or exists (select from api_token t where t.id = ${apiTokenId} and t.practice_id = asking.id and t.revoked_at is null
                and (t.last_day is null or t.last_day >= (now() at time zone 'Europe/Berlin')::date)
                and t.scopes @> '{catalog.read}'
                and exists (select from practice_feature f
                            where f.practice_id = asking.id and f.feature = 'apiTokens' and f.is_active)))`;

type Held = Pick<KeyContent, 'sessionId' | 'apiTokenId'>;

/** Whether the key is one of the transaction's practice that still holds. */
export const isHeld = async (tx: Tx, { sessionId, apiTokenId }: Held): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as held from practice asking where asking.id = $practice and ${isHeldBy('$1', '$2')}`,
    [sessionId, apiTokenId],
  )) !== null;

/** The practice's price of a product of the catalogue, from a vendor of everybody's or of its own. */
export type OwnOffer = readonly [
  productId: number,
  vendorId: number,
  vendorName: string,
  priceCents: number,
  discountable: boolean,
  isAvailable: boolean,
];

/** Everything that makes one practice's search differ from another's, as texts that can be compared. */
export interface PracticeSearchState {
  /** JSON: of each vendor its id, whether it is hidden, and basis points. */
  readonly vendors: string;
  /** JSON: groups of words. */
  readonly synonyms: string;
  /** JSON: a list of `OwnOffer`. */
  readonly own_offers: string;
  /** Changes when the own products may have changed. */
  readonly own_products: string;
}

/** Vendors that count differently for the practice: hidden, retired, discounted, or not delivering to where it is. */
const vendorsCountedDifferently = `
  select * from (
    select v.id as vendor_id, coalesce(p.discount_basis_points, 0) as discount_basis_points,
           not (${sellsToPractice}) as is_hidden
    from vendor v ${termsIn(deliveryCountry)}
    where v.practice_id is null or v.deleted_at is null) seen
  where is_hidden or discount_basis_points > 0`;

/** Search state of the transaction's own practice: in one statement, since every search begins with it. */
export const findSearchState = (tx: Tx): Promise<PracticeSearchState> =>
  tx.one<PracticeSearchState>(
    `select coalesce((select json_agg(json_build_array(vendor_id, is_hidden, discount_basis_points) order by vendor_id)
                      from (${vendorsCountedDifferently}) v), '[]')::text as vendors,
            coalesce((select json_agg(words order by words, id) from search_synonym
                      where practice_id = $practice), '[]')::text as synonyms,
            coalesce((select json_agg(json_build_array(o.product_id, o.vendor_id, v.name, o.tier_price_cents[1], o.discountable,
                                                       o.availability <> 'unavailable') order by o.product_id, o.vendor_id)
                      from offer o join vendor v on v.id = o.vendor_id join product p on p.id = o.product_id
                      where o.practice_id = $practice and p.practice_id is null), '[]')::text as own_offers,
            ${ownProductsMark} as own_products`,
  );

/** `$1` is where the last look at the catalogue ended. Apart from the rows of practices, which may be on another server. */
const catalogLook = `
  select pg_current_snapshot()::text as position,
         array(select product_id from catalog_change
               where transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
                 and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
               order by transaction_id limit ${mostNamed + 1}) as changed`;

export const lookAtCatalog = (tx: Tx, position: string | null): Promise<CatalogLook> =>
  tx.one<CatalogLook & Record<string, unknown>>(catalogLook, [position]);

/** For the holder of a key; null if the practice is gone, or if the session or the token has ended. */
export const lookAtCatalogForKey = (
  tx: Tx,
  { sessionId, apiTokenId }: Held,
  position: string | null,
): Promise<CatalogLook | null> =>
  tx.maybe<CatalogLook & Record<string, unknown>>(
    `${catalogLook} from practice asking where asking.id = $practice and ${isHeldBy('$2', '$3')}`,
    [position, sessionId, apiTokenId],
  );

/** The given product ids that are on the practice's watchlist. */
export const listWatched = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  (
    await tx.rows<Columns<'watched_product', 'product_id'>>(
      'select product_id from watched_product where practice_id = $practice and product_id = any($1)',
      [ids],
    )
  ).map((row) => row.product_id);

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

interface SuggestionRow {
  readonly query: Column<'query_suggestion', 'query'>;
  readonly weight: number;
  readonly languages: readonly string[];
}

/**
 * The given ones, and what was searched for often and with success. What led to an order comes first: a click counts as
 * five searches, somebody's addition to the cart as ten, a purchase as thirty; of each, everybody once.
 */
export const listSuggestions = (tx: Tx, minimumSearches: number, limit: number): Promise<SuggestionRow[]> =>
  tx.rows<SuggestionRow>(
    `with given as (
       select query, max(weight) as weight, array_agg(language) as languages from query_suggestion group by query
     ), ordered as (
       select left(query_id, ${markLength}) as mark,
              count(distinct user_token) filter (where event_subtype = 'addToCart') as added,
              count(distinct user_token) filter (where event_subtype = 'purchase') as purchased
       from search_event
       where event_type = 'conversion' and query_id is not null and received_at > now() - interval '90 days'
       group by 1
     ), learned as (
       select query, array_remove(array[language], null) as languages,
              least(searches - fruitless + 5 * clicks + 10 * coalesce(added, 0) + 30 * coalesce(purchased, 0), 1000000) as weight
       from search_query left join ordered using (mark)
       where searches - fruitless >= $1 and fruitless * 10 <= searches and length(query) <= 60
     )
     select query, (coalesce(given.weight, 0) + coalesce(learned.weight, 0))::integer as weight,
            coalesce(given.languages, '{}') || coalesce(learned.languages, '{}') as languages
     from given full join learned using (query) order by weight desc, query limit $2`,
    [minimumSearches, limit],
  );

interface FruitlessSearchRow extends Columns<'search_query', 'query' | 'last_searched_at'> {
  readonly fruitless: Column<'search_query', 'fruitless'>;
  readonly searches: Column<'search_query', 'searches'>;
}

export const listFruitlessSearches = (tx: Tx, limit: number): Promise<FruitlessSearchRow[]> =>
  tx.rows<FruitlessSearchRow>(
    `select query, fruitless::integer, searches::integer, last_searched_at from search_query
     where fruitless > 0 order by fruitless desc, last_searched_at desc, query limit $1`,
    [limit],
  );
