// Writes the demo practices with their users, addresses, approvals and the worked-out cart.
import type { Client } from 'pg';
import { exampleFavourites, examplePositions } from './example-cart.ts';
import { type DemoPractice, demoPassword, demoPractices } from './practices.ts';

type HashPassword = (plain: string) => Promise<string>;

async function insertReturningId(client: Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  const [row] = rows;
  if (!row) throw new Error('Nothing was inserted');
  return row.id;
}

async function loadUsers(
  client: Client,
  practiceId: number,
  practice: DemoPractice,
  hashPassword: HashPassword,
): Promise<void> {
  for (const user of practice.users) {
    const userId = await insertReturningId(
      client,
      // A person of several practices has one login.
      `with added as (
         insert into person (email, password_hash, first_name, last_name, language, toured_at) values ($2, $3, $4, $5, $6, now())
         on conflict (email) do update set language = excluded.language returning id)
       insert into app_user (practice_id, person_id, role) select $1, id, $7 from added returning id`,
      [
        practiceId,
        user.email,
        await hashPassword(demoPassword),
        user.firstName,
        user.lastName,
        user.language,
        user.role ?? 'owner',
      ],
    );
    if (user.isApprover) {
      await client.query('insert into clinic_approver (practice_id, user_id) values ($1, $2)', [
        practiceId,
        userId,
      ]);
    }
    if (user.digest) {
      await client.query(
        `insert into digest_setting (practice_id, user_id, frequency, weekday, low_stock, expiry, since)
         values ($1, $2, $3, 1, true, true, current_date)`,
        [practiceId, userId, user.digest],
      );
    }
  }
}

async function loadAddresses(client: Client, practiceId: number, practice: DemoPractice): Promise<number[]> {
  const shipping: number[] = [];
  for (const address of practice.addresses) {
    const id = await insertReturningId(
      client,
      `insert into address (practice_id, kind, type, short_name, company_name, salutation, first_name, last_name,
                            street, postcode, location, country, phone, vat_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
      [
        practiceId,
        address.kind,
        address.type,
        address.shortName,
        address.companyName,
        address.salutation,
        address.firstName,
        address.lastName,
        address.street,
        address.postcode,
        address.location,
        practice.country,
        address.phone,
        address.vatId,
      ],
    );
    if (address.kind === 'shipping') shipping.push(id);
  }
  return shipping;
}

async function loadExampleCart(client: Client, practiceId: number, addressId: number): Promise<void> {
  const { rowCount } = await client.query(
    `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     select $1, $2, wanted.vendor_id, product.id, wanted.quantity
     from unnest($3::text[], $4::integer[], $5::integer[]) with ordinality as wanted (name, vendor_id, quantity, nr)
     join product on product.name_de = wanted.name
     order by wanted.nr`,
    [
      practiceId,
      addressId,
      examplePositions.map((position) => position.productName),
      examplePositions.map((position) => position.vendorId),
      examplePositions.map((position) => position.quantity),
    ],
  );
  if (rowCount !== examplePositions.length) throw new Error('The example cart lacks products');
  await client.query(
    `insert into vendor_preference (practice_id, vendor_id, is_favourite) select $1, unnest($2::integer[]), true`,
    [practiceId, exampleFavourites],
  );
}

export async function loadPractices(client: Client, hashPassword: HashPassword): Promise<void> {
  for (const practice of demoPractices) {
    const practiceId = await insertReturningId(
      client,
      'insert into practice (name, country, edition, created_at) values ($1, $2, $3, $4) returning id',
      [practice.name, practice.country, practice.edition, practice.since],
    );
    if (practice.clinic) {
      await client.query(
        'insert into clinic (practice_id, clinic_id, spending_limit_cents) values ($1, $2, $3)',
        [practiceId, practice.clinic.clinicId, practice.clinic.spendingLimitCents],
      );
    }
    await loadUsers(client, practiceId, practice, hashPassword);
    const [firstAddress] = await loadAddresses(client, practiceId, practice);
    if (practice.hasExampleCart && firstAddress !== undefined) {
      await loadExampleCart(client, practiceId, firstAddress);
    }
  }
}
