import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { type ReceiptDraft, readDraft, writeDraft } from './draft-store.ts';

export interface StoredDraft<Draft extends ReceiptDraft> {
  readonly draft: Draft;
  /** The draft after it: what comes next counts on it, also before the screen shows it. */
  readonly update: (change: (before: Draft) => Draft) => Draft;
  readonly clear: () => void;
  /** Idempotency key of a booking; the same when it is sent again, even after a reload, so that it is booked once. */
  readonly keyOf: (booking: unknown) => { idempotencyKey: string };
}

/** A draft that stays with the browser window under its name. */
export function useStoredDraft<Draft extends ReceiptDraft>(
  name: string,
  schema: z.ZodType<Draft>,
  empty: Draft,
): StoredDraft<Draft> {
  const [draft, setDraft] = useState(() => readDraft(name, schema) ?? empty);
  const latest = useRef(draft);
  function put(next: Draft): Draft {
    latest.current = next;
    setDraft(next);
    return next;
  }

  useEffect(() => writeDraft(name, draft === empty ? null : draft), [name, draft, empty]);

  return {
    draft,
    update: (change) => put(change(latest.current)),
    clear: () => {
      // At once: what was booked may take the screen away before it is drawn again.
      writeDraft(name, null);
      put(empty);
    },
    keyOf: (booking) => {
      const text = JSON.stringify(booking);
      const { attempt } = latest.current;
      const key = attempt?.text === text ? attempt.key : newIdempotencyKey();
      put({ ...latest.current, attempt: { text, key } });
      return { idempotencyKey: key };
    },
  };
}
