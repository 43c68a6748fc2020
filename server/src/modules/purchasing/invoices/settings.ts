// What a practice judges invoices by: tolerances, and the amount above which only owners approve.
import type { InvoiceSettings } from '@praxora/contract/purchasing/invoice';
import { usualTolerance } from '@praxora/rules/purchasing/invoice-match/match-input';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './settings.repository.ts';

const usual: InvoiceSettings = {
  lineToleranceCents: usualTolerance.lineCents,
  documentToleranceCents: usualTolerance.documentCents,
  ownerLimitCents: null,
};

export const getInvoiceSettings = async ({ tx }: Pick<UserContext, 'tx'>): Promise<InvoiceSettings> =>
  (await repository.findSettings(tx)) ?? usual;

export async function saveInvoiceSettings(
  context: UserContext,
  settings: InvoiceSettings,
): Promise<InvoiceSettings> {
  const { tx } = context;
  // Also before there is a row to lock: what the log says was before was before.
  await lockInPractice(tx, 'invoice-settings');
  const before = await getInvoiceSettings({ tx });
  await repository.saveSettings(tx, settings);
  const fields = ['lineToleranceCents', 'documentToleranceCents', 'ownerLimitCents'] as const;
  const changes = fields
    .map((field) => ({ field, before: before[field], after: settings[field] }))
    .filter((change) => change.before !== change.after);
  const subject = { type: 'account', id: null, name: '' } as const;
  if (changes.length > 0)
    await recordActivity(context, { action: 'invoice.settingsChanged', subject, changes });
  return settings;
}

/** The settings on a day. */
export interface Measure extends InvoiceSettings {
  readonly today: string;
}

export const readMeasure = async ({ tx, now }: Pick<UserContext, 'tx' | 'now'>): Promise<Measure> => ({
  ...(await getInvoiceSettings({ tx })),
  today: calendarDay(now()),
});

/** Credit notes bring money back: everybody who approves may approve them. */
export const isForOwners = (
  { grossCents, kind }: { readonly grossCents: number; readonly kind: string },
  { ownerLimitCents }: Pick<InvoiceSettings, 'ownerLimitCents'>,
): boolean => ownerLimitCents !== null && kind !== 'credit-note' && grossCents > ownerLimitCents;
