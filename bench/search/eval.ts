// Relevance against human ratings: npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv prints nDCG@10.
import { pathToFileURL } from 'node:url';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { evaluate, readCatalogue, readQueries, readRatings } from './relevance.ts';

export async function main([catalogue, queries, ratings]: readonly string[]): Promise<string> {
  if (!catalogue || !queries || !ratings) {
    throw new Error('Usage: npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv');
  }
  const { score, rated, empty } = await evaluate(
    readCatalogue(catalogue),
    readQueries(queries),
    readRatings(ratings),
  );
  return `nDCG@10 ${score.toFixed(4)} over ${rated} rated queries, ${empty} of them without a hit`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  answerHelp(`npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv

Holds the search against human ratings and prints nDCG@10.`);
  try {
    console.log(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
