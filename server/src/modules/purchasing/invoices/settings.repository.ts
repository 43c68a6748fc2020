// SQL of what a practice judges invoices by.
import type { InvoiceSettings } from '@praxora/contract/purchasing/invoice';
import type { Tx } from '../../../platform/database/tx.ts';

export const findSettings = (tx: Tx): Promise<InvoiceSettings | null> =>
  tx.maybe<InvoiceSettings & Record<string, unknown>>(
    `select line_tolerance_cents as "lineToleranceCents", document_tolerance_cents as "documentToleranceCents",
       owner_limit_cents::float8 as "ownerLimitCents"
     from invoice_setting where practice_id = $practice`,
  );

export const saveSettings = (tx: Tx, settings: InvoiceSettings): Promise<number> =>
  tx.run(
    `insert into invoice_setting (practice_id, line_tolerance_cents, document_tolerance_cents, owner_limit_cents)
     values ($practice, $1, $2, $3)
     on conflict (practice_id) do update set line_tolerance_cents = excluded.line_tolerance_cents,
       document_tolerance_cents = excluded.document_tolerance_cents, owner_limit_cents = excluded.owner_limit_cents`,
    [settings.lineToleranceCents, settings.documentToleranceCents, settings.ownerLimitCents],
  );
