// Article data of the device: saved on it, and refreshed page by page.
import type { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { ScannableArticle } from '@praxora/contract/inventory/scannable-article';
import type { QueryOf } from '@praxora/contract/shared/call';
import { emptyCatalogue, type KnownArticles } from '../catalogue/catalogue.ts';
import { addresses } from '../lib/addresses.ts';
import { readFact, writeFact } from '../lib/scan-database.ts';
import { read } from '../lib/server.ts';
import { type Pairing, practiceKey } from './pairing.ts';

/** Storage key of the articles, separate for each practice. */
const factOf = (pairing: Pairing): string => `articles-${practiceKey(pairing)}`;

export const readArticles = async (database: IDBDatabase, pairing: Pairing): Promise<KnownArticles> =>
  (await readFact<KnownArticles>(database, factOf(pairing))) ?? emptyCatalogue;

export const writeArticles = (database: IDBDatabase, pairing: Pairing, known: KnownArticles): Promise<void> =>
  writeFact(database, factOf(pairing), known);

export type ArticleQuery = Partial<QueryOf<typeof scanCalls.lookUpScanned>>;

/** Timeout in milliseconds: the user waits at the shelf, and after this the device's own data are better than nothing. */
const lookUpPatience = 4_000;

export const lookUpArticles = async (
  { token }: Pairing,
  query: ArticleQuery,
): Promise<readonly ScannableArticle[]> =>
  (await read<typeof scanCalls.lookUpScanned>(addresses.lookUp, token, query, lookUpPatience)).articles;

export async function fetchArticles({ token }: Pairing, now: () => Date): Promise<KnownArticles> {
  const articles: ScannableArticle[] = [];
  const fetchedAt = now().toISOString();
  let after: number | undefined;
  do {
    const page = await read<typeof scanCalls.listScannable>(
      addresses.articles,
      token,
      after === undefined ? {} : { after },
    );
    articles.push(...page.articles);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return { fetchedAt, articles };
}
