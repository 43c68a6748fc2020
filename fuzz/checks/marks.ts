// Every practice's own words carry a mark that nobody types: seen by another practice, it tells a leak.
import type { Pool } from 'pg';
import type { Asker, DemoUser, Person } from '../product/people.ts';

/** Users of one practice share its mark. */
const markOwners = {
  demo: ['demo'],
  wien: ['wien'],
  klinik: ['klinik', 'leitung'],
  legacy: ['legacy'],
} as const;
type MarkOwner = keyof typeof markOwners;

const markOf = (owner: MarkOwner): string => `qx${owner}qx`;

/** Free texts of a practice that its calls show. */
const markedColumns: Readonly<Record<string, readonly string[]>> = {
  storage: ['name'],
  article: ['name', 'notice'],
  cost_center: ['name'],
  address: ['company_name', 'short_name', 'last_name'],
  person: ['first_name', 'last_name'],
  vendor_preference: ['default_message'],
  cart_note: ['message'],
  stock_entry: ['batch_number'],
  purchase_order: ['message', 'rating_comment'],
  article_document_version: ['file_name'],
  article_import: ['file_name'],
  finished_import: ['file_name'],
  price_list: ['file_name'],
  vendor: ['name', 'street', 'contact_person'],
  product: ['name_de', 'name_en'],
};

/** A person of several practices is shown to each of them. */
const belongsToPractice = '$1 = all (select u.practice_id from app_user u where u.person_id = t.id)';

export async function markPractices(owner: Pool, people: Readonly<Record<DemoUser, Person>>): Promise<void> {
  for (const name of Object.keys(markOwners) as MarkOwner[]) {
    const { practiceId } = people[name];
    await owner.query('update practice set name = name || $2 where id = $1', [
      practiceId,
      ` ${markOf(name)}`,
    ]);
    // Long ones stay as they are: the mark must fit everywhere.
    for (const [table, columns] of Object.entries(markedColumns))
      for (const column of columns)
        await owner.query(
          `update ${table} t set ${column} = ${column} || $2
           where ${table === 'person' ? belongsToPractice : 't.practice_id = $1'} and length(${column}) <= 45`,
          [practiceId, ` ${markOf(name)}`],
        );
  }
}

export function foreignMarkIn(asker: Asker, text: string): string | undefined {
  const foreign = (Object.keys(markOwners) as MarkOwner[]).find(
    (owner) => !(markOwners[owner] as readonly Asker[]).includes(asker) && text.includes(markOf(owner)),
  );
  return foreign && `${asker} was shown what belongs to ${foreign}`;
}
