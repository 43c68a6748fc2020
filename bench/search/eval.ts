// Relevance against human ratings: npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv prints nDCG@10.
import { pathToFileURL } from 'node:url';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { evaluate, type RatedAnswer, readCatalogue, readQueries, readRatings } from './relevance.ts';

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(4);

/** Rules are tuned on one half of the queries, every other one, and must hold on the other. */
const halves = (answers: readonly RatedAnswer[]) =>
  [0, 1].map((half) => answers.filter((_, i) => i % 2 === half).map(({ judgedOnly }) => judgedOnly));

const worstShown = 12;

export async function main([catalogue, queries, ratings]: readonly string[]): Promise<string> {
  if (!catalogue || !queries || !ratings) {
    throw new Error('Usage: npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv');
  }
  const answers = await evaluate(readCatalogue(catalogue), readQueries(queries), readRatings(ratings));
  const empty = answers.filter(({ hasHits }) => !hasHits).length;
  const [tuned = [], held = []] = halves(answers);
  const worst = [...answers].sort((a, b) => a.judgedOnly - b.judgedOnly).slice(0, worstShown);
  return [
    `nDCG@10 over ${answers.length} rated queries, ${empty} of them without a hit`,
    `all hits    ${mean(answers.map(({ allHits }) => allHits))}`,
    `judged only ${mean(answers.map(({ judgedOnly }) => judgedOnly))} (first half ${mean(tuned)}, other half ${mean(held)})`,
    `worst       ${worst.map(({ query, judgedOnly }) => `${query} ${judgedOnly.toFixed(2)}`).join(', ')}`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  answerHelp(`npm run search:eval -- CATALOG.jsonl QUERIES.jsonl RATINGS.csv

Holds the search against human ratings and prints nDCG@10: over all hits, and with products nobody rated left out.`);
  try {
    console.log(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
