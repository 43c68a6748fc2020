// A vendor's price list: uploaded, matched, looked over and corrected. Nothing is taken over before its "go".
import type { BodyOf, DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { PriceList, priceListCalls } from '@praxora/contract/vendors/price-lists.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { detectFormat } from '@praxora/rules/shared/file-formats';
import { readPriceLine } from '@praxora/rules/vendors/price-list-line';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { cleanFileName, type UploadedFile } from '../../../platform/http/files.ts';
import { corrections, refuseColumns } from '../../../platform/spreadsheet/matched-columns.ts';
import { fileStart } from '../../../platform/spreadsheet/read-spreadsheet.ts';
import { refuseOthersThanApprovers } from '../../account/index.ts';
import { requireVendor } from '../price-offers/price-offers.service.ts';
import { listArticleIds } from './check/articles.repository.ts';
import { checkAll, checkStale, recheck } from './check/check-list.ts';
import { recogniseNumberColumns } from './check/number-columns.ts';
import { type Draft, readLineValues, valuesInFile } from './draft.ts';
import * as lines from './lines.repository.ts';
import * as repository from './price-lists.repository.ts';
import { readLines, readRows } from './read-file.ts';
import { listShown, shownLine } from './shown-lines.ts';

export async function uploadPriceList(
  context: UserContext,
  { vendorId = null }: { readonly vendorId?: number | null | undefined },
  file: UploadedFile,
): Promise<PriceList> {
  const { tx, user } = context;
  if (vendorId !== null) await requireVendor(context, vendorId);
  await refuseOthersThanApprovers(context);
  await lockInPractice(tx, `price lists of ${user.userId}`);
  await repository.deleteDraftFor(tx, user.userId, vendorId);
  const format = detectFormat(fileStart(file.content), 'priceLists');
  const { id } = await repository.insertDraft(tx, user.userId, {
    vendorId,
    fileName: cleanFileName(file),
    format,
  });
  const options = { today: calendarDay(context.now()), countries: [user.country] };
  const columns = await readLines(readRows(file.content, format, options), (firstRow, rows) =>
    lines.insertLines(tx, id, firstRow, rows),
  );
  await repository.setColumns(tx, id, columns);
  const uploaded = await lockedDraft(context, id);
  const draft = { ...uploaded, mapping: await recogniseNumberColumns(context, uploaded) };
  await repository.setColumns(tx, id, draft);
  await checkAll(context, draft);
  return shown(context, draft);
}

export async function findPriceList(
  context: UserContext,
  { vendorId }: QueryOf<typeof priceListCalls.findPriceList>,
): Promise<PriceList | null> {
  const { tx, user } = context;
  if (vendorId !== undefined) await requireVendor(context, vendorId);
  const draft = await repository.findDraftFor(tx, user.userId, vendorId ?? null);
  if (draft === null) return null;
  await checkStale(context, draft);
  return shown(context, draft);
}

async function shown({ tx }: UserContext, draft: Draft): Promise<PriceList> {
  return {
    id: draft.id,
    vendorId: draft.vendorId,
    fileName: draft.fileName,
    format: draft.format,
    createdAt: draft.createdAt.toISOString(),
    columns: draft.header.map((heading, column) => ({
      heading,
      samples: [...(draft.samples[column] ?? [])],
      field: draft.mapping[column] ?? null,
    })),
    counts: await repository.countLines(tx, draft.id, draft.vendorId),
  };
}

async function lockedDraft({ tx, user }: UserContext, id: string): Promise<Draft> {
  const draft = await repository.lockDraft(tx, user.userId, id);
  if (draft === null) throw new Refusal('NOT_FOUND');
  return draft;
}

export async function changePriceList(
  context: UserContext,
  id: string,
  { columns }: BodyOf<typeof priceListCalls.changePriceList>,
): Promise<PriceList> {
  const draft = await lockedDraft(context, id);
  await refuseOthersThanApprovers(context);
  refuseColumns(columns, draft);
  const next = { ...draft, mapping: columns };
  await repository.setColumns(context.tx, id, next);
  await checkAll(context, next);
  return shown(context, next);
}

export async function listPriceListLines(
  { tx, user }: UserContext,
  id: string,
  query: QueryOf<typeof priceListCalls.listPriceListLines>,
): Promise<DataOf<typeof priceListCalls.listPriceListLines>> {
  const draft = await repository.findDraft(tx, user.userId, id);
  if (draft === null) throw new Refusal('NOT_FOUND');
  return listShown(tx, draft, query);
}

export async function correctPriceListLine(
  context: UserContext,
  id: string,
  row: number,
  { values, articleId, isLeftOut, isPriceConfirmed }: BodyOf<typeof priceListCalls.correctPriceListLine>,
): Promise<DataOf<typeof priceListCalls.correctPriceListLine>> {
  const { tx } = context;
  const draft = await lockedDraft(context, id);
  const line = await lines.findLine(tx, id, row);
  if (line === null) throw new Refusal('NOT_FOUND');
  await refuseOthersThanApprovers(context);
  const selectedArticleId = articleId === undefined ? line.chosenArticleId : articleId;
  if (articleId && (await listArticleIds(tx, [articleId])).length === 0) throw new Refusal('NOT_FOUND');
  const corrected = {
    ...line,
    corrections: corrections({ ...line.corrections, ...values }, valuesInFile(draft, line)),
    chosenArticleId: selectedArticleId,
    isLeftOut: isLeftOut ?? line.isLeftOut,
  };
  const { priceCents } = readPriceLine(readLineValues(draft, corrected), calendarDay(context.now()));
  const next = isPriceConfirmed ? { ...corrected, confirmedPriceCents: priceCents } : corrected;
  await lines.setCorrection(tx, id, next);
  await repository.noteChanged(tx, id);
  await recheck(context, draft, [next]);
  return { priceList: await shown(context, draft), line: await shownLine(tx, draft, row) };
}

export async function discardPriceList({ tx, user }: UserContext, id: string): Promise<{ deleted: boolean }> {
  if ((await repository.deleteDraft(tx, user.userId, id)) === 0) throw new Refusal('NOT_FOUND');
  return { deleted: true };
}
