// SQL of the operators' commands; runs as the owner, over all practices.
import { startOf } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const insertPractice = async (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null,
): Promise<Columns<'practice', 'id' | 'dental_office_id'>> =>
  tx.one(
    `insert into practice (name, country, edition, created_at) values ($1, $2, $3, coalesce(${startOf('$4::date')}, now()))
     returning id, dental_office_id`,
    [name, country, edition, since],
  );

interface PracticeRow extends Columns<'practice', 'id' | 'name' | 'country' | 'edition'> {
  readonly users: string[];
}

export const listPractices = (tx: Tx): Promise<PracticeRow[]> =>
  tx.rows<PracticeRow>(
    `select p.id, p.name, p.country, p.edition,
            coalesce(array_agg(u.email order by u.email) filter (where u.id is not null), '{}') as users
     from practice p left join app_user u on u.practice_id = p.id
     group by p.id order by p.id`,
  );

export const updateAccountEmail = (tx: Tx, practiceId: number, email: string): Promise<number> =>
  tx.run('update practice set email = $2 where id = $1', [practiceId, email]);

export const practiceExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from practice where id = $1', [id])) !== null;

interface NewUser {
  readonly practiceId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

/** Null when the e-mail is taken. */
export const insertUser = (tx: Tx, user: NewUser): Promise<Columns<'app_user', 'id'> | null> =>
  tx.maybe(
    `insert into app_user (practice_id, email, password_hash, first_name, last_name, language)
     values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`,
    [user.practiceId, user.email, user.passwordHash, user.firstName, user.lastName, user.language],
  );

export const findUser = (tx: Tx, email: string): Promise<Columns<'app_user', 'id' | 'practice_id'> | null> =>
  tx.maybe('select id, practice_id from app_user where email = $1', [email]);

export const replacePassword = async (tx: Tx, userId: number, passwordHash: string): Promise<void> => {
  await tx.run('update app_user set password_hash = $2 where id = $1', [userId, passwordHash]);
  await tx.run('delete from session where user_id = $1', [userId]);
  await tx.run('update password_reset set used_at = now() where user_id = $1 and used_at is null', [userId]);
};

export const removeTwoStep = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.run('delete from recovery_code where user_id = $1', [userId]);
  const removed = await tx.run('delete from two_step_login where user_id = $1', [userId]);
  if (removed > 0) await tx.run('delete from session where user_id = $1', [userId]);
  return removed > 0;
};

/** How orders reach a vendor. */
export interface Transmission extends Columns<'vendor', 'transmission' | 'email'> {
  readonly webhookUrl: Column<'vendor', 'webhook_url'>;
  readonly webhookSecret: Column<'vendor', 'webhook_secret'>;
}

interface NewVendor extends Transmission {
  readonly name: string;
  readonly slug: string;
}

/** Null when the name is taken. */
export const insertVendor = (tx: Tx, vendor: NewVendor): Promise<Columns<'vendor', 'id'> | null> =>
  tx.maybe(
    `insert into vendor (name, slug, email, transmission, webhook_url, webhook_secret)
     select $1, $2, $3, $4, $5, $6 where not exists (select 1 from vendor where slug = $2 or (lower(name) = lower($1) and practice_id is null))
     returning id`,
    [vendor.name, vendor.slug, vendor.email, vendor.transmission, vendor.webhookUrl, vendor.webhookSecret],
  );

export const findTransmission = (
  tx: Tx,
  vendorId: number,
): Promise<(Transmission & Columns<'vendor', 'name'>) | null> =>
  tx.maybe(
    `select name, transmission, email, webhook_url as "webhookUrl", webhook_secret as "webhookSecret"
     from vendor where id = $1 for update`,
    [vendorId],
  );

export const updateTransmission = (tx: Tx, vendorId: number, wanted: Transmission): Promise<number> =>
  tx.run(
    'update vendor set transmission = $2, email = $3, webhook_url = $4, webhook_secret = $5 where id = $1',
    [vendorId, wanted.transmission, wanted.email, wanted.webhookUrl, wanted.webhookSecret],
  );

/** Orders that wait without a job since the vendor got them by hand: they can be sent again now. */
export const noteUntransmitted = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run(
    `update purchase_order o set transmission_error = 'unexpected: the vendor got its orders otherwise when it was placed'
     where o.vendor_id = $1 and o.state = 'transmitting' and o.transmission_error is null
       and not exists (select from job j where j.singleton_key = 'transmission:' || o.id || ':' || o.transmission_round
                         and j.state in ('waiting', 'running'))`,
    [vendorId],
  );

interface NewCondition {
  readonly vendorId: number;
  readonly country: string;
  readonly shippingCents: number;
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  readonly surchargeBelowCents: number;
}

export const insertVendorCondition = (tx: Tx, condition: NewCondition): Promise<number> =>
  tx.run(
    `insert into vendor_condition (vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents, surcharge_below_cents)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      condition.vendorId,
      condition.country,
      condition.shippingCents,
      condition.freeShippingFromCents,
      condition.surchargeCents,
      condition.surchargeBelowCents,
    ],
  );

/** Null when the practice has a clinic already, or the clinic id is taken. */
export const insertClinic = (
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
): Promise<Columns<'clinic', 'clinic_id'> | null> =>
  tx.maybe(
    'insert into clinic (practice_id, clinic_id, spending_limit_cents) values ($1, $2, $3) on conflict do nothing returning clinic_id',
    [practiceId, clinicId, limitCents],
  );

interface Agreements {
  readonly prices: number;
  readonly conditions: number;
}

/** What a practice agreed on with vendors: own prices, and vendors with an own discount or own terms. */
export const countAgreements = (tx: Tx, practiceId: number): Promise<Agreements> =>
  tx.one(
    `select (select count(*)::integer from offer where practice_id = $1) as prices,
            (select count(*)::integer from vendor_preference
             where practice_id = $1 and (discount_basis_points > 0 or own_terms(vendor_preference) is not null)) as conditions`,
    [practiceId],
  );

export const insertApprover = (tx: Tx, practiceId: number, userId: number): Promise<number> =>
  tx.run('insert into clinic_approver (practice_id, user_id) values ($1, $2) on conflict do nothing', [
    practiceId,
    userId,
  ]);

type OutboxRow = Columns<
  'mail',
  'id' | 'created_at' | 'state' | 'recipient' | 'subject' | 'body_text' | 'last_error'
>;

export const listMail = (tx: Tx, recipient: string | null, limit: number): Promise<OutboxRow[]> =>
  tx.rows<OutboxRow>(
    `select id, created_at, state, recipient, subject, body_text, last_error from mail
     where $1::text is null or recipient = $1 order by id desc limit $2`,
    [recipient, limit],
  );

type MailFileRow = Columns<'mail_attachment', 'file_name' | 'content'>;

export const listMailFiles = (tx: Tx, mailId: number): Promise<MailFileRow[]> =>
  tx.rows<MailFileRow>(
    'select file_name, content from mail_attachment where mail_id = $1 order by file_name',
    [mailId],
  );

type ErrorReportRow = Columns<'error_report', 'received_at' | 'level' | 'message' | 'tags'>;

export const listErrorReports = (tx: Tx, limit: number): Promise<ErrorReportRow[]> =>
  tx.rows<ErrorReportRow>(
    `select received_at, level, message, tags from error_report where level <> 'trace' order by id desc limit $1`,
    [limit],
  );

interface TraceRow {
  /** A route of the server, or a page of the web app. */
  readonly name: Column<'error_report', 'message'>;
  readonly count: number;
  readonly median_ms: number;
  readonly slowest_ms: number;
}

/** What took how long, the slowest first; of the share of requests and pages that is traced. */
export const listTraces = (tx: Tx, limit: number): Promise<TraceRow[]> =>
  tx.rows<TraceRow>(
    `select message as name, count(*)::integer as count,
       round(percentile_cont(0.5) within group (order by took))::integer as median_ms, round(max(took))::integer as slowest_ms
     from (
       select message, 1000 * ((event->>'timestamp')::float8 - (event->>'start_timestamp')::float8) as took
       from error_report where level = 'trace' and jsonb_typeof(event->'timestamp') = 'number'
         and jsonb_typeof(event->'start_timestamp') = 'number'
     ) trace
     group by message order by median_ms desc, message limit $1`,
    [limit],
  );

interface FruitlessSearchRow extends Columns<'search_query', 'query' | 'last_searched_at'> {
  readonly fruitless: Column<'search_query', 'fruitless'>;
  readonly searches: Column<'search_query', 'searches'>;
}

export const listFruitlessSearches = (tx: Tx, limit: number): Promise<FruitlessSearchRow[]> =>
  tx.rows<FruitlessSearchRow>(
    `select query, fruitless::integer, searches::integer, last_searched_at from search_query
     where fruitless > 0 order by fruitless desc, last_searched_at desc, query limit $1`,
    [limit],
  );
