// SQL of the mailbox: the practice's tag, and what waits.
import type { WaitingMail } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import type { Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export const findTag = async (tx: Tx): Promise<string | null> =>
  (
    await tx.maybe<Columns<'invoice_mailbox', 'tag'>>(
      'select tag from invoice_mailbox where practice_id = $practice',
    )
  )?.tag ?? null;

export const saveTag = (tx: Tx, tag: string): Promise<number> =>
  tx.run(
    `insert into invoice_mailbox (practice_id, tag) values ($practice, $1)
     on conflict (practice_id) do update set tag = excluded.tag`,
    [tag],
  );

/** The country of the practice with this tag; null: it has another one. */
export const findCountry = async (tx: Tx, tag: string): Promise<string | null> =>
  (
    await tx.maybe<Columns<'practice', 'country'>>(
      `select p.country from practice p join invoice_mailbox m on m.practice_id = p.id
       where p.id = $practice and m.practice_id = $practice and m.tag = $1`,
      [tag],
    )
  )?.country ?? null;

export const countWaiting = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      'select count(*)::integer as count from invoice_mail where practice_id = $practice',
    )
  ).count;

interface NewMail extends Columns<'invoice_mail', 'sender' | 'subject' | 'sha256'> {
  readonly file: { readonly name: string; readonly mediaType: string; readonly content: Buffer } | null;
}

/** Once: the same file, sent again, waits already. */
export const insertMail = (tx: Tx, { sender, subject, sha256, file }: NewMail): Promise<number> =>
  tx.run(
    `insert into invoice_mail (practice_id, sender, subject, sha256, file_name, media_type, content)
     values ($practice, $1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [sender, subject, sha256, file?.name ?? null, file?.mediaType ?? null, file?.content ?? null],
  );

type WaitingRow = Omit<WaitingMail, 'receivedAt'> & { readonly receivedAt: Date };

export const listWaiting = (tx: Tx): Promise<WaitingRow[]> =>
  tx.rows<WaitingRow>(
    `select id, received_at as "receivedAt", sender, subject, file_name as "fileName" from invoice_mail
     where practice_id = $practice order by id`,
  );

type MailFile = Columns<'invoice_mail', 'file_name' | 'media_type' | 'content'>;

export const findMailFile = (tx: Tx, id: number): Promise<MailFile | null> =>
  tx.maybe<MailFile>(
    `select file_name, media_type, content from invoice_mail
     where practice_id = $practice and id = $1 and content is not null`,
    [id],
  );

/** What it was about; null: it does not wait. */
export const deleteMail = async (tx: Tx, id: number): Promise<string | null> =>
  (
    await tx.maybe<{ name: string }>(
      `delete from invoice_mail where practice_id = $practice and id = $1
       returning coalesce(file_name, subject) as name`,
      [id],
    )
  )?.name ?? null;
