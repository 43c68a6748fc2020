// What the device knows of the articles: kept on it, and fetched anew page by page.
import type { scanCalls } from '@praxora/contract/scan/scan.calls';
import type { ScannableArticle } from '@praxora/contract/scan/scannable-article';
import { type KnownArticles, nothingKnown } from '../catalogue/catalogue.ts';
import { addresses } from '../lib/addresses.ts';
import { readFact, writeFact } from '../lib/scan-database.ts';
import { read } from '../lib/server.ts';
import { type Pairing, practiceOf } from './pairing.ts';

/** Those of one practice say nothing about another. */
const factOf = (pairing: Pairing): string => `articles-${practiceOf(pairing)}`;

export const readArticles = async (database: IDBDatabase, pairing: Pairing): Promise<KnownArticles> =>
  (await readFact<KnownArticles>(database, factOf(pairing))) ?? nothingKnown;

export const writeArticles = (database: IDBDatabase, pairing: Pairing, known: KnownArticles): Promise<void> =>
  writeFact(database, factOf(pairing), known);

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
