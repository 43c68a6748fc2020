// Conditions to meet before the inventory of a day is signed, and the figures of its first page.
import {
  daysAroundCount,
  type inventoryVersionCalls,
} from '@praxora/contract/reports/inventory-versions.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { readRows } from '../conditions.ts';
import { findLanguage } from '../languages.repository.ts';
import { pagesOfVersion } from './version-pdf.ts';
import * as repository from './versions.repository.ts';

type Call = typeof inventoryVersionCalls.inventoryReadiness;

/** Longer ones are not laid out for a look. */
const mostLaidOut = 2_000;

export async function readiness(
  context: UserContext,
  { asOf = calendarDay(context.now()), language }: QueryOf<Call>,
): Promise<DataOf<Call>> {
  const { tx } = context;
  const storages = await repository.listStorageCounts(tx, asOf, daysAroundCount);
  const counted = storages.flatMap(({ counted_on }) => counted_on ?? []).sort();
  const sum = (of: (storage: repository.StorageCount) => number) =>
    storages.reduce((total, storage) => total + of(storage), 0);
  const figures = {
    asOf,
    storages: storages.length,
    withoutPrice: sum(({ without_price }) => without_price),
    valueCents: sum(({ value_cents }) => value_cents),
    entries: sum(({ entries }) => entries),
  };
  return {
    ...figures,
    counted: counted.length,
    firstCountOn: counted[0] ?? null,
    lastCountOn: counted.at(-1) ?? null,
    notCounted: storages.flatMap(({ id, name, counted_on }) => (counted_on === null ? { id, name } : [])),
    balancesAgree: await repository.doBalancesAgree(tx),
    byStorage: storages.map(({ name, entries, value_cents }) => ({
      storage: name,
      entries,
      valueCents: value_cents,
    })),
    ...(await pagesOf(context, figures, language)),
  };
}

async function pagesOf(
  { tx, user, now }: UserContext,
  figures: Pick<DataOf<Call>, 'asOf' | 'storages' | 'withoutPrice' | 'valueCents' | 'entries'>,
  wanted: 'de' | 'en' | undefined,
): Promise<Pick<DataOf<Call>, 'pages' | 'unpricedPage'>> {
  if (figures.entries > mostLaidOut) return { pages: null, unpricedPage: null };
  const lines = await readRows<repository.VersionLine>(tx, repository.linesOfDay(figures.asOf));
  const language = wanted ?? (await findLanguage(tx, user.userId));
  const about = { language, practiceName: user.practiceName, now: now() };
  const version = { ...figures, number: 1, madeBy: '', madeAt: now().toISOString() };
  return pagesOfVersion(version, lines, about);
}
