// The register of dangerous goods: what their labels say, where they lie, and how old their safety data sheets are.
import type { DangerousGood, dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { sheetState, usualSheetYears } from '@praxora/rules/inventory/dangerous-goods';
import { storageHints } from '@praxora/rules/inventory/storage-classes';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { recordChange } from '../../account/index.ts';
import * as repository from './dangerous-goods.repository.ts';

export type Register = DataOf<typeof dangerousGoodCalls.listDangerousGoods>;

export async function listDangerousGoods({ tx, now }: UserContext): Promise<Register> {
  const [rows, years] = await Promise.all([
    repository.listDangerousGoods(tx, null),
    repository.findSheetYears(tx),
  ]);
  const sheetYears = years ?? usualSheetYears;
  const goods = rows.map((row) => goodOf(row, { today: calendarDay(now()), sheetYears }));
  return { sheetYears, goods, hints: hintsOf(rows) };
}

/** Refused for an article that is not marked. */
export async function readDangerousGood({ tx, now }: UserContext, articleId: number): Promise<DangerousGood> {
  const [[row], years, article] = await Promise.all([
    repository.listDangerousGoods(tx, articleId),
    repository.findSheetYears(tx),
    repository.findArticle(tx, articleId),
  ]);
  if (article === null) throw new Refusal('NOT_FOUND');
  if (row === undefined)
    throw new Refusal('NOT_DANGEROUS', {}, concerning({ id: articleId, name: article.name }));
  return goodOf(row, { today: calendarDay(now()), sheetYears: years ?? usualSheetYears });
}

export async function setDangerousGood(
  context: UserContext,
  articleId: number,
  body: BodyOf<typeof dangerousGoodCalls.setDangerousGood>,
): Promise<DangerousGood> {
  const { tx, user } = context;
  // The article's lock orders two changes of its label.
  if (!(await repository.holdArticle(tx, articleId))) throw new Refusal('NOT_FOUND');
  const before = await readDangerousGood(context, articleId);
  await repository.upsertLabel(
    tx,
    articleId,
    {
      signal_word: body.signalWord,
      pictograms: body.pictograms,
      hazards: body.hazards,
      precautions: body.precautions,
      storage_class: body.storageClass,
      pack_grams: body.packGrams,
      use_text: body.use,
      notes: body.notes,
      sheet_url: body.sheetUrl,
      sheet_on: body.sheetDate,
    },
    user.userId,
  );
  const after = await readDangerousGood(context, articleId);
  const subject = { type: 'article', id: articleId, name: after.articleName } as const;
  await recordChange(
    context,
    { action: 'article.changed', subject },
    { hazardLabel: labelText(before) },
    { hazardLabel: labelText(after) },
  );
  return after;
}

export async function setSheetTerm({ tx }: UserContext, years: number): Promise<{ years: number }> {
  await repository.saveSheetYears(tx, years);
  return { years };
}

/** As the activity log shows it: codes, which need no translation. */
const labelText = ({ signalWord, pictograms, hazards, precautions, storageClass }: DangerousGood): string =>
  [signalWord, ...pictograms, ...hazards, ...precautions, storageClass && `TRGS 510: ${storageClass}`]
    .filter(Boolean)
    .join(' ');

const gramsOf = (row: repository.DangerousGoodRow, amount: number): number | null =>
  row.pack_grams === null ? null : Math.round((amount * row.pack_grams) / row.units_per_order_unit);

const latest = (one: string | null, other: string | null): string | null =>
  [one, other]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

function goodOf(
  row: repository.DangerousGoodRow,
  { today, sheetYears }: { readonly today: string; readonly sheetYears: number },
): DangerousGood {
  const newestSheet = latest(row.sheet_on, row.document_on);
  return {
    articleId: row.article_id,
    articleName: row.article_name,
    manufacturer: row.manufacturer,
    manufacturerNumber: row.manufacturer_number,
    isDescribed: row.is_described,
    signalWord: row.signal_word,
    pictograms: row.pictograms,
    hazards: row.hazards,
    precautions: row.precautions,
    storageClass: row.storage_class,
    packGrams: row.pack_grams,
    use: row.use_text,
    notes: row.notes,
    sheetUrl: row.sheet_url,
    sheetDate: row.sheet_on,
    stock: row.stock,
    unit: { de: row.unit_de, en: row.unit_en },
    grams: gramsOf(row, row.stock),
    places: row.places,
    newestSheet,
    sheetDocumentId: row.document_id,
    sheetState: sheetState(newestSheet, today, sheetYears),
  };
}

/** What has no class or no known weight cannot be judged, and is left out. */
function hintsOf(rows: readonly repository.DangerousGoodRow[]): Register['hints'] {
  const names = new Map(
    rows.flatMap(({ places }) => places.map((place) => [place.storageId, place.storageName])),
  );
  const stored = rows.flatMap((row) => {
    const { storage_class: storageClass, places } = row;
    if (storageClass === null) return [];
    return places.map(({ storageId, amount }) => ({
      storageId,
      storageClass,
      grams: gramsOf(row, amount) ?? 0,
    }));
  });
  return storageHints(stored).map(({ storageId, grams, pair }) => ({
    storageId,
    storageName: names.get(storageId) ?? '',
    grams,
    classes: [...pair],
  }));
}
