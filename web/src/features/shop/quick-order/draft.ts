// What was typed survives a reload and a detour: it stays with the browser window until it lies in the cart.
import { z } from 'zod';
import { sessionStore } from '../../../lib/session/session-store.ts';
import type { Line } from './line.ts';

const keptLine = z.object({
  key: z.string(),
  text: z.string(),
  quantity: z.number().int().nullable(),
  amountText: z.string(),
  mayHoldAmount: z.boolean(),
  isScanned: z.boolean(),
  productId: z.number().int().nullable(),
  vendorId: z.number().int().nullable(),
});

/** Whoever logs in next in this window finds nothing of it. */
const storageKey = (): string => `praxora.quick-order.${sessionStore.get().user?.id ?? 'nobody'}`;

/** What they mean is asked for anew. */
export function readDraft(): Line[] {
  try {
    const kept = z.array(keptLine).parse(JSON.parse(window.sessionStorage.getItem(storageKey()) ?? '[]'));
    return kept.map((line) => ({ ...line, match: null }));
  } catch {
    return [];
  }
}

export function writeDraft(lines: readonly Line[]): void {
  try {
    if (lines.length === 0) window.sessionStorage.removeItem(storageKey());
    else window.sessionStorage.setItem(storageKey(), JSON.stringify(z.array(keptLine).parse(lines)));
  } catch {
    // Then a reload loses it, and that is all.
  }
}
