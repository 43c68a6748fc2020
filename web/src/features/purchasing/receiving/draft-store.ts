// Storage of drafts, which survive a reload and a detour: they remain in the browser window until booked or discarded.
import { z } from 'zod';
import { sessionStore } from '../../../lib/session/session-store.ts';

const draftLot = z.object({
  key: z.number().int(),
  quantity: z.number().int().nullable(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  // An unreadable date is not saved: nobody could see it any more.
  hasUnreadDate: z.boolean().transform(() => false),
  isStored: z.boolean(),
  storageId: z.number().int().nullable(),
});

const draftLine = z.object({
  delivered: z.number().int().min(0),
  lots: z.array(draftLot),
  wasStorable: z.boolean(),
});

/** The last try to book, so that the same booking has the same key even after a reload. */
const attempt = z.object({ text: z.string(), key: z.string() });

export const receiptDraft = z.object({
  lines: z.record(z.string(), draftLine),
  opened: z.array(z.number().int()),
  deliveryNote: z.string(),
  /** Null: today. */
  happenedOn: z.string().nullable(),
  attempt: attempt.nullable(),
});
export type ReceiptDraft = z.infer<typeof receiptDraft>;

export const emptyReceipt: ReceiptDraft = {
  lines: {},
  opened: [],
  deliveryNote: '',
  happenedOn: null,
  attempt: null,
};

/** Key with the user's id, so that the next user of this window does not see the draft. */
const keyOf = (name: string): string =>
  `praxora.receiving.${sessionStore.get().user?.id ?? 'nobody'}.${name}`;

export function readDraft<Draft>(name: string, schema: z.ZodType<Draft>): Draft | null {
  try {
    return schema.parse(JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Then a reload loses it, and that is all.
  }
}
