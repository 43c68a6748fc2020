// Writes a finished count: on its last day open the demo practice counted its central store after hours. Most of it agreed, one line was
// counted more than once, and a batch was found that nobody had booked in.
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import { chooseCostCenter } from './article-row.ts';
import { monthEnd, workingDayUpTo, writeBatchNumber } from './days.ts';
import { picturedArticles } from './pictured.ts';
import type { PracticeIds } from './practice-ids.ts';
import { refreshArticles } from './refresh-articles.ts';
import type { StockedArticle } from './stocked.ts';
import { toUuid } from './uuid.ts';

interface ShelfRow {
  readonly id: number;
  readonly articleId: number;
  readonly batch: string;
  readonly expiry: string | null;
  readonly balance: number;
  readonly stock: number;
  readonly warning: number;
  readonly unitCents: number;
}

export interface DemoCount {
  readonly ids: PracticeIds;
  readonly storageId: number;
  /** Users: the first starts and ends it. */
  readonly counters: readonly [number, number];
  readonly today: string;
  /** Id of the entry of the batch that is found. */
  readonly foundId: number;
}

interface Moment {
  readonly day: string;
  readonly at: (minutes: number) => string;
}

/** Nothing is used any more at that time, so that nothing moved between the count and today. */
function momentOf(today: string): Moment {
  const day = workingDayUpTo(addDays(today, -1));
  const start = Date.parse(`${day}T17:05:00Z`);
  return { day, at: (minutes) => new Date(start + Math.round(minutes * 60_000)).toISOString() };
}

/** Found in articles with ample stock, so that no status changes. The first is the line that was counted again. */
const differences = [-1, 1, -1, -2];
const mostUnitCents = 1_500;
const foundAmount = 2;
/** From the first line to the last. */
const minutesOfCounting = 82;

export async function writeCount(
  client: Client,
  articles: readonly StockedArticle[],
  count: DemoCount,
): Promise<void> {
  const { storageId, counters } = count;
  const { practiceId } = count.ids;
  const moment = momentOf(count.today);
  const shelf = await readShelf(client, count, moment.at(0));
  const byId = new Map(articles.map((article) => [article.id, article]));
  const ample = shelf.filter((row) => isAmple(row, byId.get(row.articleId)));
  const different = new Map(
    differences.flatMap((difference, index) => {
      const row = ample[Math.floor((index * ample.length) / differences.length)];
      return row ? [[row.id, difference] as const] : [];
    }),
  );
  const sibling = ample.findLast(
    ({ id, batch, expiry }) => batch !== '' && expiry !== null && !different.has(id),
  );
  if (different.size < differences.length || !sibling) return;

  const found = await writeFound(client, sibling, count, moment);
  const { rows } = await client.query<{ id: number }>(
    `insert into stocktaking (practice_id, storage_id, started_by, started_at, state, finished_at)
     values ($1, $2, $3, $4, 'booked', $5) returning id`,
    [practiceId, storageId, counters[0], moment.at(0), endOf(moment)],
  );
  const stocktakingId = rows[0]?.id ?? 0;
  const lines = [...shelf, found].map((row, index): Line => {
    const half = Math.ceil(shelf.length / 2);
    const difference = row === found ? foundAmount : (different.get(row.id) ?? 0);
    return {
      row,
      difference,
      counter: counters[index < half ? 0 : 1],
      at: moment.at(1 + ((index % half) * minutesOfCounting) / half),
    };
  });
  await writeLines(client, { count, stocktakingId, lines, moment });
  await writeMovements(client, lines, byId, { ...count, moment });
  await refreshArticles(client, practiceId, [...new Set([...different.keys(), found.id])]);
}

const endOf = ({ at }: Moment): string => at(minutesOfCounting + 14);

const readShelf = async (
  client: Client,
  { ids: { practiceId }, storageId }: DemoCount,
  start: string,
): Promise<ShelfRow[]> =>
  (
    await client.query<ShelfRow>(
      `select e.id, e.article_id as "articleId", e.batch_number as batch, e.expiration_date::text as expiry, e.balance, a.stock,
              a.warning_stock as warning, (e.order_unit_price_cents::float8 / e.units_per_order_unit) as "unitCents"
       from stock_entry e join article a on a.practice_id = e.practice_id and a.id = e.article_id
       where e.practice_id = $1 and e.storage_id = $2 and e.balance > 0 and e.created_at < $3
       order by lower(a.name), e.expiration_date nulls last, e.id`,
      [practiceId, storageId, start],
    )
  ).rows;

const pictured = new Set(picturedArticles.map(({ name }) => name));

function isAmple(
  { balance, stock, warning, unitCents }: ShelfRow,
  article: StockedArticle | undefined,
): boolean {
  const least = Math.min(...differences);
  return (
    article?.plan.useInventory === true &&
    !pictured.has(article.plan.product.name) &&
    balance + least > 0 &&
    stock + least > warning &&
    unitCents <= mostUnitCents
  );
}

/** Its entry is as the one that lies beside it, but for the batch. */
async function writeFound(
  client: Client,
  sibling: ShelfRow,
  { ids: { practiceId }, foundId }: DemoCount,
  { day, at }: Moment,
): Promise<ShelfRow> {
  const batch = writeBatchNumber(day, 866);
  const expiry = monthEnd(day, 22);
  await client.query(
    `insert into stock_entry (id, practice_id, article_id, storage_id, batch_number, expiration_date, price_type,
       order_unit_price_cents, units_per_order_unit, received_on, balance, created_at)
     select $3, practice_id, article_id, storage_id, $4, $5, 'average', order_unit_price_cents, units_per_order_unit, $6, 0, $7
     from stock_entry where practice_id = $1 and id = $2`,
    [practiceId, sibling.id, foundId, batch, expiry, day, at(minutesOfCounting)],
  );
  return { ...sibling, id: foundId, batch, expiry, balance: 0 };
}

interface Line {
  readonly row: ShelfRow;
  readonly difference: number;
  readonly counter: number;
  readonly at: string;
}

interface WrittenCount {
  readonly count: DemoCount;
  readonly stocktakingId: number;
  readonly lines: readonly Line[];
  readonly moment: Moment;
}

type Look = readonly [
  kind: string,
  entryId: number | null,
  counted: number | null,
  userId: number,
  at: string,
];

async function writeLines(
  client: Client,
  { count: { ids, counters, foundId }, stocktakingId, lines, moment }: WrittenCount,
): Promise<void> {
  const { practiceId } = ids;
  const [first, second] = counters;
  const again = lines.find(({ difference }) => difference === differences[0]);
  const settledAt = moment.at(minutesOfCounting + 9);
  await copyRows(
    client,
    'stocktaking_count',
    'practice_id, stocktaking_id, stock_entry_id, counted, expected, counted_by, counted_at',
    lines.map((line): Value[] => [
      ...[practiceId, stocktakingId, line.row.id, line.row.balance + line.difference, line.row.balance],
      ...(line === again ? [first, settledAt] : [line.counter, line.at]),
    ]),
  );
  const looks = lines.flatMap((line): Look[] => {
    const { row, difference, counter, at } = line;
    const counted = row.balance + difference;
    if (line === again)
      return [
        ['counted', row.id, counted, second, at],
        ['counted', row.id, row.balance, first, moment.at(minutesOfCounting + 2)],
        ['counted', row.id, counted, first, settledAt],
      ];
    const look: Look = ['counted', row.id, counted, counter, at];
    return row.id === foundId ? [['found', row.id, counted, counter, at], look] : [look];
  });
  const events: Look[] = [
    ['started', null, null, first, moment.at(0)],
    ['recount', null, 1, first, moment.at(minutesOfCounting + 5)],
    ['finished', null, null, first, endOf(moment)],
  ];
  await copyRows(
    client,
    'stocktaking_event',
    'practice_id, stocktaking_id, kind, stock_entry_id, counted, user_id, happened_at',
    [...looks, ...events].map((event): Value[] => [practiceId, stocktakingId, ...event]),
  );
}

/** What differs is booked when the count ends. */
async function writeMovements(
  client: Client,
  lines: readonly Line[],
  articles: ReadonlyMap<number, StockedArticle>,
  { ids, counters, moment }: DemoCount & { readonly moment: Moment },
): Promise<void> {
  const { practiceId } = ids;
  const booked = lines.filter(({ difference }) => difference !== 0);
  await copyRows(
    client,
    'stock_movement',
    'practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, user_id, happened_on, booked_at, cost_center_id',
    booked.flatMap(({ row, difference }): Value[][] => {
      const plan = articles.get(row.articleId)?.plan;
      if (!plan) return [];
      const { counts, product } = plan;
      return [
        [
          ...[
            practiceId,
            row.articleId,
            row.id,
            toUuid(`count ${practiceId} ${row.id}`),
            'count',
            difference,
          ],
          ...(counts === 'packs'
            ? ['ORDER_UNIT', product.unitId]
            : ['CONSUMPTION_UNIT', product.contentUnitId]),
          ...[counters[0], moment.day, endOf(moment), chooseCostCenter(plan, ids)],
        ],
      ];
    }),
  );
  await client.query(
    `update stock_entry e set balance = e.balance + b.difference
     from unnest($2::integer[], $3::integer[]) as b (id, difference) where e.practice_id = $1 and e.id = b.id`,
    [practiceId, booked.map(({ row }) => row.id), booked.map(({ difference }) => difference)],
  );
}
