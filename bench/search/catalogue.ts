// A synthetic German dental catalogue of any size, the same on every machine.
import type { Offer, ProductDocument } from '../../packages/search/src/index/document.ts';
import { Random } from './random.ts';

/** lvl0, its English name, and the kinds of products by lvl1. */
const shelves: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'Einweg & Schutz',
    'Disposables',
    {
      Handschuhe:
        'Nitrilhandschuhe Latexhandschuhe Vinylhandschuhe Handschuhe OP-Handschuhe Untersuchungshandschuhe',
      Masken: 'Mundschutz OP-Maske Atemschutzmaske Gesichtsmaske Schutzbrille Gesichtsschild',
      'Servietten & Becher':
        'Patientenserviette Serviette Mundspülbecher Becher Trayauflage Kopfstützenschutz',
    },
  ],
  [
    'Hygiene',
    'Hygiene',
    {
      'Hände & Haut':
        'Händedesinfektion Hautdesinfektion Waschlotion Handcreme Pflegelotion Desinfektionsgel',
      Flächen: 'Flächendesinfektion Desinfektionstücher Schnelldesinfektion Wischtücher Reinigungstücher',
      Instrumente:
        'Instrumentendesinfektion Bohrerbad Ultraschallreiniger Sterilisationsbeutel Sterilisierbox Klarsichtbeutel',
    },
  ],
  [
    'Endodontie',
    'Endodontics',
    {
      Feilen: 'H-Feile K-Feile Reamer Kerrfeile Nickel-Titan-Feile Wurzelkanalfeile',
      Füllung: 'Guttaperchaspitzen Papierspitzen Wurzelfüllmaterial Sealer Wurzelkanalstifte',
      Spülung: 'Spüllösung Natriumhypochlorit Spülkanüle EDTA-Lösung Chlorhexidin',
    },
  ],
  [
    'Füllung & Adhäsiv',
    'Restorative',
    {
      Komposite: 'Composite Komposit Flow-Composite Füllungsmaterial Bulkfill Kompositspritze',
      Adhäsive: 'Bonding Adhäsiv Primer Ätzgel Haftvermittler Phosphorsäure',
      Zemente: 'Glasionomerzement Befestigungszement Phosphatzement Provisorienzement Unterfüllung',
    },
  ],
  [
    'Abformung',
    'Impression',
    {
      Silikone: 'Abformsilikon Putty Korrekturmasse A-Silikon Bissregistrat Knetsilikon',
      Alginate: 'Alginat Alginatpulver Abformlöffel Abdrucklöffel Löffeladhäsiv Mischkanülen',
    },
  ],
  [
    'Rotierende Instrumente',
    'Rotary instruments',
    {
      Bohrer: 'Hartmetallbohrer Rosenbohrer Diamantbohrer Fissurenbohrer Wurzelkanalbohrer Bohrer',
      Polierer: 'Polierer Gummipolierer Polierscheibe Polierpaste Bürstchen Polierkelch',
    },
  ],
  [
    'Anästhesie & Chirurgie',
    'Anaesthesia',
    {
      Injektion: 'Injektionskanüle Kanüle Zylinderampullenspritze Lokalanästhetikum Einmalspritze Spritze',
      Chirurgie: 'Skalpell Nahtmaterial Nadelhalter Wundauflage Tamponade Knochenersatz',
    },
  ],
  [
    'Prophylaxe',
    'Prophylaxis',
    {
      Reinigung: 'Prophylaxepaste Zahnbürste Interdentalbürste Zahnseide Fluoridlack Pulverstrahlpulver',
      Patienten: 'Zahnpasta Mundspülung Zahnbürstenset Kinderzahnbürste Fluoridgel',
    },
  ],
  [
    'Labor',
    'Laboratory',
    {
      Gips: 'Superhartgips Modellgips Gips Isolierung Einbettmasse Modellkunststoff',
      Wachs: 'Modellierwachs Wachsplatten Fräswachs Klebewachs Wachsmesser',
    },
  ],
  [
    'Praxis & Büro',
    'Practice',
    {
      Büro: 'Terminzettel Rezeptdruckpapier Karteikarte Etiketten Versandtasche Praxisstempel',
      Röntgen: 'Röntgenfilm Folienhülle Bissflügelhalter Röntgenschürze Sensorhülle Filmhalter',
    },
  ],
];
const adjectives =
  'puderfrei steril unsteril blau weiß grün rosa schwarz violett lichthärtend selbsthärtend dualhärtend fein grob mittel extrafein röntgenopak parfümfrei alkoholfrei einzeln mehrweg autoklavierbar radiopak gebogen gerade flexibel hart weich universal transparent'.split(
    ' ',
  );
const sizes =
  'XS S M L XL A1 A2 A3 A3,5 B1 C2 ISO-015 ISO-020 ISO-025 ISO-030 ISO-040 0,4mm 0,6mm 27G 30G 21mm 25mm 31mm'.split(
    ' ',
  );
const packs = [
  '100 Stück',
  '50 Stück',
  '200 Stück',
  '10 Stück',
  '5 l',
  '500 ml',
  '1000 ml',
  '4 g',
  '2 x 50 ml',
  '250 g',
  '',
];
const syllables =
  'al be cor dent den dia du el en fi flex flow ga gen he im ka ke la li lux ma max me mi na ne no nova op or pa per plus po pro ra ri san sa se si sol sta ta te ti tri ul va ve vi xi za zen'.split(
    ' ',
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function invented(random: Random, least: number, most: number): string {
  const count = least + random.below(most - least + 1);
  return capital(Array.from({ length: count }, () => random.pick(syllables)).join(''));
}

function distinct(count: number, make: () => string): string[] {
  const found = new Set<string>();
  while (found.size < count) found.add(make());
  return [...found];
}

const vendorCount = 40;

export function* catalogue(size: number): Generator<ProductDocument> {
  const random = new Random(20_240_501);
  const makers = distinct(320, () => invented(random, 2, 3));
  // Lines are what makes a dictionary large: names that occur in a few dozen products each.
  const lines = distinct(Math.max(500, Math.round(size / 25)), () => invented(random, 2, 4));
  const vendors = distinct(vendorCount, () => `${invented(random, 2, 3)} Dental`).map((name, i) => ({
    id: i + 1,
    name,
  }));
  const kinds = shelves.flatMap(([lvl0, english, subs]) =>
    Object.entries(subs).flatMap(([sub, names]) =>
      names.split(' ').map((name) => ({ name, lvl0, lvl1: `${lvl0} > ${sub}`, english })),
    ),
  );
  for (let i = 0; i < size; i++) {
    const kind = random.pickSkewed(kinds);
    const line = random.pick(lines);
    const makerNumber = Math.floor(random.next() ** 1.6 * makers.length);
    const words = [kind.name, line, random.pick(adjectives)];
    if (random.chance(0.4)) words.push(random.pick(adjectives));
    if (random.chance(0.7)) words.push(random.pick(sizes));
    const offers = offersOf(random, vendors);
    const nummern = [
      `${makers[makerNumber]?.slice(0, 2).toUpperCase()}-${random.digits(2)}.${random.digits(4)}`,
      `40${random.digits(11)}`,
      ...(random.chance(0.3) ? [random.digits(8)] : []),
      ...offers.slice(0, 3).map(({ vendor }) => `${vendor.name.slice(0, 1)}${vendor.id}-${random.digits(6)}`),
    ];
    yield {
      objectID: String(100_000 + i),
      titel: `${words.join(' ')} ${random.pick(packs)}`.trim(),
      hersteller: makers[makerNumber] ?? '',
      nummern,
      kategorien: { lvl0: kind.lvl0, lvl1: kind.lvl1 },
      kategorienEn: [kind.english],
      popularity: Math.floor(10_000 * random.next() ** 6),
      url: `/inventory/product/${100_000 + i}`,
      bild: `/pictures/${kind.lvl0.slice(0, 4).toLowerCase()}.svg`,
      offers,
    };
  }
}

function offersOf(random: Random, vendors: readonly { id: number; name: string }[]): Offer[] {
  const usual = Math.round(300 + 20_000 * random.next() ** 3);
  const chosen = new Map<number, Offer>();
  const count = 1 + random.below(6);
  while (chosen.size < count) {
    const vendor = random.pickSkewed(vendors);
    const priceCents = Math.round(usual * (0.85 + 0.3 * random.next()));
    chosen.set(vendor.id, { vendor, priceCents, discountable: random.chance(0.8) });
  }
  return [...chosen.values()];
}
