// Invented vendors and their conditions. The first six are those of the worked-out example cart.
import exampleCart from './data/example-cart.json' with { type: 'json' };
import { padded, slugify } from './text.ts';

export interface VendorCondition {
  readonly country: 'DE' | 'AT';
  readonly shippingCents: number;
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  readonly surchargeBelowCents: number;
  readonly deliveryDays: readonly [least: number, most: number];
}

export interface Vendor {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly rating: number;
  readonly transmission: 'email' | 'webhook' | 'manual';
  readonly email: string | null;
  readonly webhookUrl: string | null;
  readonly phone: string;
  /** Null: sells everything. */
  readonly categories: readonly string[] | null;
  /** How its prices compare with the usual ones. */
  readonly priceLevel: number;
  readonly conditions: readonly VendorCondition[];
  readonly orderNumberStyle: string;
}

// name | rating | transmission | price level | order numbers | categories | DE | AT
// Conditions: shipping / free from / surcharge / surcharge below / days, in euros; "never" where shipping is never free.
// Order numbers: # six digits of the product, ## seven, @ line and position.
const written = `
Weserkontor Dental | 4.6 | email | 1.03 | WK-# | - | example 1-2 | 12,9/300/4,9/50/2-4
Depotia | 4.7 | email | 0.98 | DEP-# | - | example 1-2 | 9,9/250/0/0/2-3
Tauern Praxisbedarf | 4.3 | email | 1.01 | # TP | - | example 2-4 | 6,9/180/5,9/60/1-2
Linea Dentaldepot | 4.5 | email | 1.00 | L-@ | - | example 1-3 | -
Marktmed | 4.1 | email | 0.93 | MM# | anaesthesie prophylaxe hygiene einweg roentgen buero | example 1-3 | 8,9/150/0/0/3-5
Havelmed | 3.9 | email | 0.97 | @ | - | example 3-5 | -
Donaulicht Depot | 4.4 | email | 1.02 | DL ## | - | 9,9/250/6,9/75/2-4 | 5,9/150/4,9/50/1-2
Nordhang Dentalhandel | 4.2 | email | 0.99 | NH.# | - | 6,5/150/4,9/20/1-3 | -
Kaiserstein Praxisservice | 4.5 | email | 1.05 | KS-@ | - | - | 4,9/120/3,9/40/1-2
Brisella Dental | 4.0 | email | 0.96 | BD## | - | 5/125/0/0/2-3 | 10/200/0/0/3-4
Murtal Medikauf | 4.1 | email | 0.98 | # | - | - | 6,5/160/5,5/60/1-3
Fördekontor | 4.3 | email | 1.01 | FK-## | - | 0/0/6,9/75/2-4 | -
Elbwiese Medizinbedarf | 4.4 | email | 1.00 | EM # | - | 5,9/130/3,9/30/1-2 | -
Rotklee Dental | 3.8 | email | 0.94 | RK# | - | 7,9/never/4,9/50/3-6 | 14,9/never/4,9/50/5-8
Wurzelwerk Implantate | 4.7 | email | 1.02 | WW-@ | implantat paro rotierend endo | 8,9/400/0/0/1-2 | 8,9/400/0/0/2-3
Kanalhaus Endo | 4.6 | email | 1.00 | KH# | endo rotierend fuellung befestigung | 5,9/150/3,9/30/1-3 | 9,9/300/3,9/30/2-4
Hygienika Direkt | 4.2 | email | 0.92 | ## | anaesthesie hygiene einweg paro | 5,9/100/4,9/40/1-2 | 9,9/200/4,9/40/2-4
Laborfalke | 4.0 | manual | 0.99 | LF/@ | abformung befestigung rotierend labor | 7,9/180/0/0/2-5 | 12/300/0/0/4-6
Vorarlhof Dental | 4.3 | email | 1.04 | VH-# | - | - | 5,5/140/4,5/45/1-3
Sonnhalde Praxishandel | 3.7 | email | 0.95 | SH## | - | 6,9/200/5,9/60/3-7 | -
Quendel Dentalshop | 4.1 | email | 0.97 | Q# | - | 4,9/89/0/0/2-4 | 7,9/139/0/0/3-5
Blauwald Medica | 4.4 | email | 1.01 | @-BW | - | 6,5/150/4,9/50/1-3 | -
Papierhafen Bürodepot | 4.2 | manual | 0.96 | PH-# | einweg roentgen buero | 5,5/75/0/0/1-3 | 8,5/150/0/0/2-4
Zwölfdent | 4.5 | email | 0.99 | ZD.## | - | 5,9/120/3,9/25/1-2 | 8,9/180/3,9/25/2-3
`;

const cents = (euros: string): number => Math.round(Number(euros.replace(',', '.')) * 100);

const days = (text: string): [number, number] => {
  const [least = 1, most = least] = text.split('-').map(Number);
  return [least, most];
};

function condition(name: string, country: 'DE' | 'AT', text: string): VendorCondition[] {
  if (text === '-') return [];
  const example = exampleCart.vendors.find((vendor) => vendor.name === name);
  if (text.startsWith('example ') && example) {
    return [
      {
        country,
        shippingCents: example.shipping,
        freeShippingFromCents: example.freeShippingFrom,
        surchargeCents: example.surcharge,
        surchargeBelowCents: example.surchargeBelow,
        deliveryDays: days(text.slice('example '.length)),
      },
    ];
  }
  const [shipping = '', free = '', surcharge = '', below = '', range = ''] = text.split('/');
  return [
    {
      country,
      shippingCents: cents(shipping),
      freeShippingFromCents: free === 'never' ? null : cents(free),
      surchargeCents: cents(surcharge),
      surchargeBelowCents: cents(below),
      deliveryDays: days(range),
    },
  ];
}

export const vendors: readonly Vendor[] = written
  .trim()
  .split('\n')
  .map((row, index) => {
    const [
      name = '',
      rating,
      transmission,
      level,
      orderNumberStyle = '',
      categories = '',
      germany = '',
      austria = '',
    ] = row.split(' | ');
    const slug = slugify(name);
    const conditions = [...condition(name, 'DE', germany), ...condition(name, 'AT', austria)];
    const isAustrian = germany === '-';
    return {
      id: index + 1,
      name,
      slug,
      rating: Number(rating),
      transmission: transmission === 'webhook' || transmission === 'manual' ? transmission : 'email',
      email: transmission === 'email' ? `bestellung@${slug}.example` : null,
      webhookUrl: transmission === 'webhook' ? `https://orders.${slug}.example/praxora` : null,
      // Numbers that the network agency keeps for films; in Austria a block that is not given out.
      phone: isAustrian ? `+43 720 000 ${padded(index + 100, 3)}` : `+49 30 23125 ${padded(index + 100, 3)}`,
      priceLevel: Number(level),
      categories: categories === '-' ? null : categories.split(' '),
      conditions,
      orderNumberStyle,
    };
  });

export const delivers = (vendor: Vendor, country: 'DE' | 'AT'): boolean =>
  vendor.conditions.some((entry) => entry.country === country);

/** Scatters product ids over the number range without ever meeting (a prime to the modulus never repeats). */
const scattered = (vendor: Vendor, productId: number, digits: number): string =>
  padded((productId * 7919 + vendor.id * 104_729) % 10 ** digits, digits);

export function writeOrderNumber(vendor: Vendor, productId: number, line: number, position: number): string {
  return vendor.orderNumberStyle
    .replace('##', () => scattered(vendor, productId, 7))
    .replace('#', () => scattered(vendor, productId, 6))
    .replace('@', () => `${1000 + line}-${padded(position, 2)}`);
}
