// Processor time of the calls that are asked most, and how many of them one core can serve.
import { alone } from '../http/measure.ts';
import { rows } from '../http/rows.ts';
import type { Installation } from './installation.ts';

const measured = [
  'book in',
  'consume',
  'add to the cart',
  'search, 40 hits and facets',
  'suggestions while typing',
  'inventory list',
];

export async function measureCalls({ side }: Installation, requests: number): Promise<void> {
  console.log(
    '\n| Call | Server, CPU ms | Database, CPU ms | A second and core of the server | A second and core of the database |\n|---|---|---|---|---|',
  );
  for (const row of rows.filter(({ what }) => measured.includes(what))) {
    // The compiler optimizes what is asked often.
    await alone(side, row, requests);
    const { server, database } = await alone(side, row, requests);
    const perSecond = [server, database].map((cpu) => (1000 / cpu).toFixed(0));
    console.log(`| ${row.what} | ${server.toFixed(2)} | ${database.toFixed(2)} | ${perSecond.join(' | ')} |`);
  }
}
