// The last six months of the demo practice replayed: its present thresholds beside those that would have been suggested
// week by week, each from what was known before.
import type { thresholdCalls } from '../../packages/contract/src/inventory/thresholds.calls.ts';
import type { DataOf } from '../../packages/contract/src/shared/call.ts';
import { loadDemoData } from '../../server/seed/load.ts';
import { demoPassword, demoPractices } from '../../server/seed/practices.ts';
import { hashPassword } from '../../server/src/platform/passwords.ts';
import { seconds } from '../beside-sql/compare.ts';
import { withLoaded } from '../beside-sql/product.ts';

type Suggestions = DataOf<typeof thresholdCalls.listSuggestions>;
type Way = 'present' | 'suggested';

export async function backTest(): Promise<void> {
  await withLoaded(
    async (owner, today) => {
      await loadDemoData(owner, { today, hashPassword, progress: () => undefined });
      return { email: demoPractices[0]?.users[0]?.email ?? '', password: demoPassword };
    },
    async ({ read }) => {
      const started = performance.now();
      const answer = (await read('thresholds')) as Suggestions;
      console.log(`Suggested, explained and replayed in ${seconds(started)} s`);
      report(answer);
    },
  );
}

function report({ suggestions, fitting, unknown, weeks }: Suggestions): void {
  console.log(
    `${suggestions.length} articles with a suggestion, ${fitting} fit already, of ${unknown} too little is known; ` +
      `weeks of ${weeks[0]?.week} to ${weeks.at(-2)?.week}, ${weeks.filter(({ isClosed }) => isClosed).length} closed\n`,
  );
  const outDays = (way: Way) => suggestions.reduce((sum, { replay }) => sum + replay[way].outDays.length, 0);
  const ranOut = (way: Way) => suggestions.filter(({ replay }) => replay[way].outDays.length > 0).length;
  const value = (way: Way) =>
    suggestions.reduce((sum, { replay }) => sum + average(replay[way].valueCents), 0) / 100;
  const row = (name: string, of: (way: Way) => number) =>
    console.log(`${name.padEnd(34)}${text(of('present'))}${text(of('suggested'))}`);
  console.log(`${''.padEnd(34)}${'present'.padStart(12)}${'suggested'.padStart(12)}`);
  row('days an article was at zero', outDays);
  row('articles that were ever at zero', ranOut);
  row('average stock value, euros', value);
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

const text = (value: number): string => value.toFixed(0).padStart(12);
