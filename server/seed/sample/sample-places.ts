// Name, addresses, storages and cost centers of a sample practice, in the language of the person who opens it first.
import type { Client } from 'pg';
import type { Ordering } from '../inventory/ordering-practice.ts';
import { costCenters, type StorageName, storageNames } from '../inventory/pictured.ts';
import type { PracticeIds } from '../inventory/practice-ids.ts';

export type SampleLanguage = 'de' | 'en';

export const samplePracticeName = (language: SampleLanguage): string =>
  language === 'de' ? 'Beispielpraxis' : 'Sample practice';

const englishStorages: Readonly<Record<StorageName, string>> = {
  Zentrallager: 'Central store',
  'Raum 1, Schrank': 'Room 1, cabinet',
  'Raum 2, Schublade A': 'Room 2, drawer A',
  'Raum 2, Schublade B': 'Room 2, drawer B',
  'Raum 2, Kühlfach': 'Room 2, fridge',
  'Raum 3': 'Room 3',
  Aufbereitung: 'Reprocessing',
  Prophylaxe: 'Prevention',
  OP: 'Surgery',
};
const englishCostCenters = ['General practice', 'Surgery and implants', 'Prevention', 'Own laboratory'];

export async function writeSamplePlaces(
  client: Client,
  practiceId: number,
  language: SampleLanguage,
): Promise<Pick<PracticeIds, 'storages' | 'costCenters'>> {
  const { rows: storages } = await client.query<{ id: number }>(
    `with added as (
       insert into storage (practice_id, name)
       select $1, name from unnest($2::text[]) with ordinality as given (name, nr) order by nr returning id)
     select id from added order by id`,
    [practiceId, storageNames.map((name) => (language === 'de' ? name : englishStorages[name]))],
  );
  await client.query(
    "insert into practice_feature (practice_id, feature, is_active) values ($1, 'costCenters', true)",
    [practiceId],
  );
  const { rows: centers } = await client.query<{ id: number }>(
    `with added as (
       insert into cost_center (practice_id, number, name, is_standard)
       select $1, number, name, nr = 1
       from unnest($2::text[], $3::text[]) with ordinality as given (number, name, nr) order by nr returning id)
     select id from added order by id`,
    [
      practiceId,
      costCenters.map(({ number }) => number),
      costCenters.map(({ name }, index) => (language === 'de' ? name : englishCostCenters[index])),
    ],
  );
  return {
    storages: new Map(storageNames.map((name, index) => [name, storages[index]?.id ?? 0])),
    costCenters: centers.map(({ id }) => id),
  };
}

const places = {
  DE: { street: 'Musterstraße 1', postcode: '10115', location: 'Berlin', phone: '+49 30 23125 901' },
  AT: { street: 'Mustergasse 1', postcode: '1010', location: 'Wien', phone: '+43 720 000 901' },
} as const;

type Addresses = Pick<Ordering, 'delivery' | 'billing'>;

/** One to deliver to, and the same one for invoices. */
export async function writeSampleAddresses(
  client: Client,
  practiceId: number,
  country: string,
): Promise<Addresses> {
  const place = country === 'AT' ? places.AT : places.DE;
  const added: Addresses['delivery'][number][] = [];
  for (const kind of ['shipping', 'billing']) {
    const { rows } = await client.query<Addresses['billing']>(
      `insert into address (practice_id, kind, type, short_name, company_name, salutation, first_name, last_name,
                            street, postcode, location, country, phone)
       values ($1, $2, 'Praxis', $3, 'Beispielpraxis', 'Mrs', 'Mara', 'Muster', $4, $5, $6, $7, $8)
       returning id, kind, type, short_name as "shortName", company_name as "companyName", salutation,
         first_name as "firstName", last_name as "lastName", street, postcode, location, country, phone, mobile, fax,
         vat_id as "vatId"`,
      [
        ...[practiceId, kind, kind === 'shipping' ? 'Praxis' : 'Rechnung'],
        ...[place.street, place.postcode, place.location, country, place.phone],
      ],
    );
    added.push(...rows);
  }
  const [delivery, billing] = added;
  if (!delivery || !billing) throw new Error('A practice that orders has addresses');
  return { delivery: [delivery], billing };
}
