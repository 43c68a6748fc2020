// Inventories that are kept.
import type { InventoryVersion } from '@praxora/contract/reports/inventory-versions.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { lockInPractice } from '../../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { wrongFields } from '../../../../platform/http/problems.ts';
import { changedFields, recordActivity } from '../../../account/index.ts';
import * as repository from './versions.repository.ts';

export const listVersions = async ({ tx }: UserContext): Promise<InventoryVersion[]> =>
  (await repository.listVersions(tx)).map(versionOf);

export async function findVersion({ tx }: Pick<UserContext, 'tx'>, id: number): Promise<InventoryVersion> {
  const [row] = await repository.listVersions(tx, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return versionOf(row);
}

export async function makeVersion(
  context: UserContext,
  { asOf }: { readonly asOf: string },
): Promise<InventoryVersion> {
  const { tx, user, now } = context;
  if (asOf > calendarDay(now())) throw wrongFields([{ field: 'asOf', code: 'DAY_TO_COME' }], { asOf });
  // Numbers follow each other: one after the other.
  await lockInPractice(tx, 'inventory versions');
  const id = await repository.insertVersion(tx, { asOf, userId: user.userId, now: now() });
  const version = await findVersion(context, id);
  const { valueCents, articles } = version;
  await recordActivity(context, {
    action: 'inventoryVersion.created',
    subject: { type: 'inventoryVersion', id, name: String(version.number) },
    changes: changedFields({}, { asOf, valueCents, articles }),
  });
  return version;
}

const versionOf = (row: repository.VersionRow): InventoryVersion => ({
  id: row.id,
  number: row.number,
  asOf: row.as_of,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  valueCents: row.value_cents,
  articles: row.articles,
  entries: row.entries,
  storages: row.storages,
  withoutPrice: row.without_price,
  difference: {
    valueCents: row.value_now - row.value_cents,
    entries: row.entries_now - row.entries,
    bookings: row.bookings,
  },
});
