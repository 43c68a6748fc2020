// SQL of the e-mail digest.
import type { DigestSetting } from '@praxora/contract/reports/digest.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import type { ExpiryReminder, ReportedPrices } from '@praxora/rules/reports/digest';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { countingUnitId } from '../../inventory/index.ts';

interface SettingRow extends Columns<'digest_setting', 'frequency' | 'weekday' | 'invoices'> {
  readonly lowStock: Column<'digest_setting', 'low_stock'>;
  readonly expiry: Column<'digest_setting', 'expiry'>;
  readonly priceAlerts: Column<'digest_setting', 'price_alerts'>;
}

const settingColumns = `d.frequency, d.weekday, d.low_stock as "lowStock", d.expiry, d.price_alerts as "priceAlerts", d.invoices`;

/** Null: never chosen. */
export const findSetting = (tx: Tx, userId: number): Promise<SettingRow | null> =>
  tx.maybe<SettingRow>(`select ${settingColumns} from digest_setting d where d.user_id = $1`, [userId]);

/** When it comes is counted anew from the day on which that was changed. */
export const saveSetting = (tx: Tx, userId: number, setting: DigestSetting, today: string): Promise<number> =>
  tx.run(
    `insert into digest_setting as d (practice_id, user_id, frequency, weekday, low_stock, expiry, price_alerts, invoices, since)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (practice_id, user_id) do update
       set frequency = excluded.frequency, weekday = excluded.weekday, low_stock = excluded.low_stock,
           expiry = excluded.expiry, price_alerts = excluded.price_alerts, invoices = excluded.invoices,
           since = case when (d.frequency, d.weekday) = (excluded.frequency, excluded.weekday) then d.since
                        else excluded.since end`,
    [
      userId,
      setting.frequency,
      setting.weekday,
      setting.lowStock,
      setting.expiry,
      setting.priceAlerts,
      setting.invoices,
      today,
    ],
  );

export const switchOff = (tx: Tx, userId: number): Promise<number> =>
  tx.run(`update digest_setting set frequency = 'off' where user_id = $1`, [userId]);

type DigestCandidate = Columns<
  'digest_setting',
  'practice_id' | 'user_id' | 'frequency' | 'weekday' | 'since'
>;

export const listCandidates = (plain: Tx): Promise<DigestCandidate[]> =>
  plain.rows<DigestCandidate>('select * from list_digests()');

export interface Subscriber extends SettingRow, Columns<'person', 'email' | 'language'> {
  readonly since: Column<'digest_setting', 'since'>;
  /** Cents by product. */
  readonly reportedPrices: ReportedPrices;
  readonly firstName: Column<'person', 'first_name'>;
  readonly practiceName: Column<'practice', 'name'>;
  readonly role: Role;
}

/** Held: of two processes at once the second finds it done. */
export const holdSubscriber = (tx: Tx, userId: number): Promise<Subscriber | null> =>
  tx.maybe<Subscriber>(
    `select ${settingColumns}, d.since, d.reported_prices as "reportedPrices", u.email, u.first_name as "firstName", u.language, p.name as "practiceName", u.role
     from digest_setting d join practice_user u on u.id = d.user_id join practice p on p.id = d.practice_id
     where d.user_id = $1 for update of d`,
    [userId],
  );

export const noteSent = (tx: Tx, userId: number, today: string): Promise<number> =>
  tx.run('update digest_setting set since = $2 where user_id = $1', [userId, today]);

export const noteReportedPrices = (tx: Tx, userId: number, prices: ReportedPrices): Promise<number> =>
  tx.run('update digest_setting set reported_prices = $2 where user_id = $1', [
    userId,
    JSON.stringify(prices),
  ]);

export const insertToken = (tx: Tx, userId: number, tokenHash: Buffer): Promise<number> =>
  tx.run('insert into digest_token (token_hash, practice_id, user_id) values ($1, $practice, $2)', [
    tokenHash,
    userId,
  ]);

export const findToken = (
  plain: Tx,
  tokenHash: Buffer,
): Promise<Columns<'digest_token', 'practice_id' | 'user_id'> | null> =>
  plain.maybe('select * from find_digest_token($1)', [tokenHash]);

interface BatchRow {
  readonly articleId: Column<'article', 'id'>;
  readonly name: Column<'article', 'name'>;
  readonly batchNumber: Column<'stock_entry', 'batch_number'>;
  readonly expirationDate: NonNullable<Column<'stock_entry', 'expiration_date'>>;
  readonly amount: number;
  readonly unit: { readonly de: string; readonly en: string };
  readonly sent: readonly ExpiryReminder[];
}

/** Batches in stock that expire from one day to another, wherever they lie, with what the user was told of them. */
export const listBatches = (tx: Tx, userId: number, from: string, to: string): Promise<BatchRow[]> =>
  tx.rows<BatchRow>(
    `select a.id as "articleId", a.name, e.batch_number as "batchNumber", e.expiration_date as "expirationDate",
            sum(e.balance)::integer as amount, jsonb_build_object('de', c.name_de, 'en', c.name_en) as unit,
            array(select r.reminder from expiry_reminder r
                  where r.practice_id = $practice and r.user_id = $1 and r.article_id = a.id and r.batch_number = e.batch_number
                    and r.expiration_date = e.expiration_date) as sent
     from stock_entry e
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join consumption_unit c
       on c.id = ${countingUnitId}
     where e.practice_id = $practice and e.balance > 0 and e.expiration_date between $2 and $3 and a.deleted_at is null
     group by a.practice_id, a.id, c.id, e.batch_number, e.expiration_date
     order by e.expiration_date, lower(a.name), a.id, e.batch_number`,
    [userId, from, to],
  );

export interface RemindedBatch {
  readonly articleId: number;
  readonly batchNumber: string;
  readonly expirationDate: string;
  readonly reminder: ExpiryReminder;
}

export const noteReminders = (
  tx: Tx,
  userId: number,
  batches: readonly RemindedBatch[],
  today: string,
): Promise<number> =>
  tx.run(
    `insert into expiry_reminder (practice_id, user_id, article_id, batch_number, expiration_date, reminder, sent_on)
     select $practice, $1, b.*, $6::date
     from unnest($2::integer[], $3::text[], $4::date[], $5::text[]) as b
     on conflict do nothing`,
    [
      userId,
      batches.map(({ articleId }) => articleId),
      batches.map(({ batchNumber }) => batchNumber),
      batches.map(({ expirationDate }) => expirationDate),
      batches.map(({ reminder }) => reminder),
      today,
    ],
  );

export const deleteRemindersOfUser = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from expiry_reminder where practice_id = $practice and user_id = $1', [userId]);
