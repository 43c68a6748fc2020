// npm run bench:add: fills baskets item by item, once as "Add" chooses and once by unit price, and asks the optimizer what it
// would still save on each. Offers and terms are those of the demo data; no database, no server.
import { parseArgs } from 'node:util';
import { addedByRule, addedByUnitPrice, collect } from './collect.ts';
import { leftToSave } from './left.ts';
import { baskets, offersInGermany } from './planned-additions.ts';

const help = `npm run bench:add [-- options]

Generated baskets of the demo catalogue, filled item by item:
  by "Add"       the offer that raises the basket's total least, from stock before on back order
  by unit price  the lowest price of one unit, from stock before on back order
For each the basket's total, the cheapest split there is, and the share of the total that the optimizer would still save.

  --baskets N    how many (20)
  --items N      items in each (10)
  --products N   products of the catalogue to draw from (2000)
  --seed TEXT    another catalogue and other baskets (praxora)
  --help         this text`;

const { values } = parseArgs({
  options: {
    baskets: { type: 'string', default: '20' },
    items: { type: 'string', default: '10' },
    products: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'praxora' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const euros = (cents: number): string => (cents / 100).toFixed(2).padStart(10);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

interface Outcome {
  readonly totalCents: number;
  readonly savingCents: number;
}

const row = ({ totalCents, savingCents }: Outcome): string =>
  `${euros(totalCents)} ${euros(savingCents)} ${percent(savingCents / totalCents)}`;

function run(): void {
  const offers = offersInGermany(values.seed, Number(values.products));
  const wishes = baskets(values.seed, offers, Number(values.baskets), Number(values.items));
  console.log(`${' '.repeat(10)}${'by unit price'.padStart(29)} ${'by "Add"'.padStart(29)}`);
  console.log(
    `basket    ${'     total     saving   left'.padStart(29)} ${'     total     saving   left'.padStart(29)}`,
  );
  const outcomes = wishes.map((wish, index) => {
    const byUnitPrice = leftToSave(collect(wish, offers, addedByUnitPrice));
    const byRule = leftToSave(collect(wish, offers, addedByRule));
    console.log(`${String(index + 1).padStart(6)}    ${row(byUnitPrice)} ${row(byRule)}`);
    return { byUnitPrice, byRule };
  });
  const all = (kind: 'byUnitPrice' | 'byRule'): Outcome => ({
    totalCents: sum(outcomes.map((one) => one[kind].totalCents)),
    savingCents: sum(outcomes.map((one) => one[kind].savingCents)),
  });
  const [before, now] = [all('byUnitPrice'), all('byRule')];
  console.log(`   all    ${row(before)} ${row(now)}`);
  const share = now.savingCents / before.savingCents;
  console.log(
    `\n"Add" leaves ${percent(share).trim()} of the saving that adding by unit price leaves; the aim is half: ${share <= 0.5 ? 'reached' : 'missed'}`,
  );
  if (share > 0.5) process.exitCode = 1;
}

if (values.help) console.log(help);
else run();
