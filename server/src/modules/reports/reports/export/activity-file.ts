// The activity log as a file: what is stored, in the words of the contract.
import {
  activityFileColumns,
  createActivityWords,
  toActivityLine,
  type WordSource,
} from '@praxora/contract/account/activity-words';
import de from '@praxora/contract/i18n/de/account/activityWords.json' with { type: 'json' };
import en from '@praxora/contract/i18n/en/account/activityWords.json' with { type: 'json' };
import {
  type activityExportCalls,
  mostActivityEntries,
} from '@praxora/contract/reports/activity-export.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { calendarDay, formatDate, formatDateTime } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { readActivity, recordActivity } from '../../../account/index.ts';
import { BlobWriter } from '../../../system/index.ts';
import { insertFinishedExport } from './exports.repository.ts';
import { mediaTypes, writeFileParts } from './files.ts';

type Export = QueryOf<typeof activityExportCalls.exportActivity>;
type Language = Export['language'];

const fileNames = { de: 'aktivitaet', en: 'activity-log' } as const;

/** Of each column: characters in a spreadsheet, and its share of a sheet; the area is left out there. */
const columns = [
  [18, 2],
  [24, 2.4],
  [20, 1.8],
  [20, null],
  [48, 4.2],
  [30, 2.8],
  [30, 2.8],
] as const;

export async function exportActivity(
  context: UserContext,
  { format, language, ...filter }: Export,
): Promise<DataOf<typeof activityExportCalls.exportActivity>> {
  const { tx, user, now } = context;
  const { count, isOwnOnly, searchedSince, parts } = await readActivity(context, filter);
  const maximum = mostActivityEntries[format];
  if (count > maximum) throw new Refusal('TOO_MANY_ENTRIES', { maximum });
  const source = wordSource(language);
  const words = createActivityWords(source);
  async function* lines() {
    for await (const entries of parts)
      yield entries.map((entry) =>
        toActivityLine(words, entry, formatDateTime(new Date(entry.at), language)),
      );
  }
  const name = `${fileNames[language]}-${calendarDay(now())}.${format}`;
  const content = {
    title: source.word('file.title'),
    head: [
      ...toHead(source, filter, isOwnOnly),
      ...(searchedSince
        ? [source.word('file.searchedSince', { day: formatDate(searchedSince, language) })]
        : []),
    ],
    header: activityFileColumns.map((column) => source.word(`file.columns.${column}`)),
    widths: columns.map(([width]) => width),
    onSheet: columns.map(([, part]) => (part === null ? null : { part, isNumber: false })),
    count,
    totals: [],
    parts: lines(),
  };
  const blob = await BlobWriter.begin(tx, now(), { name, mediaType: mediaTypes[format] });
  const about = { language, practiceName: user.practiceName, now: now() };
  for await (const piece of writeFileParts(format, content, about)) await blob.write(tx, [piece]);
  await blob.finish(tx);
  const file = { report: 'activity', format, language, userId: user.userId };
  await insertFinishedExport(tx, { ...file, blobId: blob.id, rows: count });
  await recordActivity(context, {
    action: 'report.exported',
    subject: { type: 'report', id: 'activity', name },
  });
  return { blobId: blob.id, name };
}

/** The period, and that there are further filters: their names are in no file of the log. */
function toHead(
  { word, formatDate: formatDay }: WordSource,
  { from, to, ...others }: Omit<Export, 'format' | 'language'>,
  isOwnOnly: boolean,
): string[] {
  const days = { ...(from && { from: formatDay(from) }), ...(to && { to: formatDay(to) }) };
  const key = from && to ? 'days' : from ? 'from' : to ? 'until' : 'allTime';
  return [
    word(`file.${key}`, days),
    ...(isOwnOnly ? [word('file.ownOnly')] : []),
    ...(Object.values(others).some(Boolean) ? [word('file.filtered')] : []),
  ];
}

/** Making one takes longer than a thousand numbers. Numbers keep the German form in both languages, as on the screens. */
const formats = atFirstUse(() => ({
  money: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  number: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}));

function wordSource(language: Language): WordSource {
  const texts: unknown = { de, en }[language];
  const { money, number, percent } = formats();
  return {
    word: (key, values = {}) => {
      const text = key
        .split('.')
        .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
      if (typeof text !== 'string') return values.defaultValue ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '');
    },
    formatNumber: (value) => number.format(value),
    formatPercent: (value) => `${percent.format(value)} %`,
    formatMoney: (cents) => money.format(cents / 100),
    formatDate: (day) => formatDate(new Date(`${day}T12:00:00Z`), language),
  };
}
