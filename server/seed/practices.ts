// The demo practices with their users and addresses; all people and practices are invented.

export interface DemoUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'de' | 'en';
  /** Left out: owner. */
  readonly role?: 'owner' | 'purchasing' | 'stock' | 'reader';
  /** Approves the orders of the practice's clinic. */
  readonly isApprover?: boolean;
  /** Gets the digest on Mondays or every day; left out: has not chosen one. */
  readonly digest?: 'daily' | 'weekly';
}

export interface DemoAddress {
  readonly kind: 'billing' | 'shipping';
  readonly type: 'Praxis' | 'Labor' | 'Prophylaxe-Shop' | 'Sonstiges';
  readonly shortName: string;
  readonly companyName: string;
  readonly salutation: 'Mr' | 'Mrs';
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postcode: string;
  readonly location: string;
  readonly phone: string;
  readonly vatId: string;
}

export interface DemoPractice {
  readonly name: string;
  readonly country: 'DE' | 'AT';
  readonly edition: 'pro20' | 'legacy';
  /** The day it became a customer. */
  readonly since: string;
  readonly users: readonly DemoUser[];
  readonly addresses: readonly DemoAddress[];
  readonly clinic?: { readonly clinicId: string; readonly spendingLimitCents: number };
  /** Has the worked-out cart at its first delivery address. */
  readonly hasExampleCart?: boolean;
}

export const demoPassword = 'praxora-demo';

const practiceAddress = (
  address: Omit<DemoAddress, 'type' | 'vatId'> & { readonly vatId?: string },
): DemoAddress => ({ type: 'Praxis', vatId: '', ...address });

const isartor = {
  companyName: 'Zahnarztpraxis am Isartor',
  salutation: 'Mrs',
  firstName: 'Miriam',
  lastName: 'Keller',
  street: 'Zweibrückenstraße 8',
  postcode: '80331',
  location: 'München',
  phone: '+49 89 99998 210',
} as const;

const lindengasse = {
  companyName: 'Zahnordination Lindengasse',
  salutation: 'Mr',
  firstName: 'Lukas',
  lastName: 'Brandner',
  street: 'Lindengasse 22',
  postcode: '1070',
  location: 'Wien',
  phone: '+43 720 000 220',
} as const;

const elbufer = {
  companyName: 'Zahnklinik Elbufer MVZ GmbH',
  salutation: 'Mrs',
  firstName: 'Jana',
  lastName: 'Petersen',
  street: 'Große Elbstraße 47',
  postcode: '22767',
  location: 'Hamburg',
  phone: '+49 40 66969 230',
} as const;

const altmann = {
  companyName: 'Praxis Renate Altmann',
  salutation: 'Mrs',
  firstName: 'Renate',
  lastName: 'Altmann',
  street: 'Severinstraße 112',
  postcode: '50678',
  location: 'Köln',
  phone: '+49 221 4710 240',
} as const;

export const demoPractices: readonly DemoPractice[] = [
  {
    name: 'Zahnarztpraxis am Isartor',
    country: 'DE',
    edition: 'pro20',
    since: '2021-03-15',
    hasExampleCart: true,
    users: [
      { email: 'demo@praxora.example', firstName: 'Miriam', lastName: 'Keller', language: 'de' },
      {
        email: 'einkauf@praxora.example',
        firstName: 'Jonas',
        lastName: 'Weber',
        language: 'de',
        role: 'purchasing',
      },
      { email: 'lager@praxora.example', firstName: 'Lea', lastName: 'Brandt', language: 'de', role: 'stock' },
      {
        email: 'lesen@praxora.example',
        firstName: 'Nora',
        lastName: 'Huber',
        language: 'de',
        role: 'reader',
      },
    ],
    addresses: [
      practiceAddress({ ...isartor, kind: 'shipping', shortName: 'Praxis am Isartor' }),
      practiceAddress({
        ...isartor,
        kind: 'shipping',
        shortName: 'Zweigpraxis Laim',
        companyName: 'Zahnarztpraxis am Isartor, Zweigpraxis Laim',
        firstName: 'Selin',
        lastName: 'Aydin',
        street: 'Agnes-Bernauer-Straße 61',
        postcode: '80687',
        phone: '+49 89 99998 211',
      }),
      practiceAddress({ ...isartor, kind: 'billing', shortName: 'Rechnung', vatId: 'DE999999995' }),
    ],
  },
  {
    name: 'Zahnordination Lindengasse',
    country: 'AT',
    edition: 'pro20',
    since: '2023-09-04',
    users: [
      { email: 'wien@praxora.example', firstName: 'Lukas', lastName: 'Brandner', language: 'de' },
      {
        email: 'einkauf.wien@praxora.example',
        firstName: 'Clara',
        lastName: 'Pichler',
        language: 'de',
        role: 'purchasing',
      },
      {
        email: 'lager.wien@praxora.example',
        firstName: 'David',
        lastName: 'Gruber',
        language: 'de',
        role: 'stock',
      },
      // Belongs to the German practice, too.
      {
        email: 'einkauf@praxora.example',
        firstName: 'Jonas',
        lastName: 'Weber',
        language: 'de',
        role: 'purchasing',
      },
    ],
    addresses: [
      practiceAddress({ ...lindengasse, kind: 'shipping', shortName: 'Ordination' }),
      practiceAddress({ ...lindengasse, kind: 'billing', shortName: 'Rechnung', vatId: 'ATU99999993' }),
    ],
  },
  {
    name: 'Zahnklinik Elbufer',
    country: 'DE',
    edition: 'pro20',
    since: '2022-01-10',
    clinic: { clinicId: 'clinic-elbufer', spendingLimitCents: 100_000 },
    users: [
      { email: 'klinik@praxora.example', firstName: 'Jana', lastName: 'Petersen', language: 'de' },
      {
        email: 'leitung@praxora.example',
        firstName: 'Thomas',
        lastName: 'Sommer',
        language: 'de',
        isApprover: true,
        digest: 'weekly',
      },
    ],
    addresses: [
      practiceAddress({ ...elbufer, kind: 'shipping', shortName: 'Klinik' }),
      practiceAddress({
        ...elbufer,
        kind: 'billing',
        shortName: 'Verwaltung',
        salutation: 'Mr',
        firstName: 'Thomas',
        lastName: 'Sommer',
        vatId: 'DE999999987',
      }),
    ],
  },
  {
    name: 'Praxis Renate Altmann',
    country: 'DE',
    edition: 'legacy',
    since: '2017-05-02',
    users: [{ email: 'legacy@praxora.example', firstName: 'Renate', lastName: 'Altmann', language: 'de' }],
    addresses: [
      practiceAddress({ ...altmann, kind: 'shipping', shortName: 'Praxis' }),
      practiceAddress({ ...altmann, kind: 'billing', shortName: 'Rechnung' }),
    ],
  },
];
