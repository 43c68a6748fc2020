// The marketplace and the products index speak German. web/src/lib/marketplace translates; this finds such a word anywhere
// else in the web app, before it spreads.
import { type SourceFile, textIn, walk } from './syntax.ts';

const legacyWords: ReadonlySet<string> = new Set([
  // The cart and its orders.
  ...[
    'Warenkorb',
    'Warenkoerbe',
    'wWarenkorbposition',
    'Positionen',
    'Anzahl',
    'Hinzugefuegt',
    'EinkaufLink',
  ],
  ...['Lieferant', 'lieferant', 'lieferantId', 'lieferanten', 'Lieferadresse', 'Adresse', 'Kurzname'],
  ...['Mitteilung', 'Kundennummer', 'Rechnungsadressen', 'RechnungsadresseId', 'RabattProzent'],
  ...['EinzelpreisCent', 'GesamtpreisCent', 'NettoCent', 'BruttoCent', 'VersandCent', 'VersandkostenCent'],
  ...['MindermengenzuschlagCent', 'ZuwachsCent', 'wBestellung', 'WBestellung', 'Bestellnummer'],
  // The profile.
  ...['Vorname', 'Nachname', 'LoginEmail', 'Land', 'Praxis', 'KlinikId'],
  // The products index.
  ...['titel', 'titelEn', 'preis', 'bild', 'hersteller', 'nummern', 'packung', 'packungsgroesse'],
  ...['inhaltseinheit', 'gemerkt', 'angebote'],
]);

export interface LegacyWord {
  readonly line: number;
  readonly word: string;
}

/** As a name, or alone in a text such as the name of a facet. */
export function findLegacyWords(file: SourceFile): LegacyWord[] {
  const words: LegacyWord[] = [];
  for (const statement of file.statements)
    walk(statement, (node) => {
      if (node.type !== 'Identifier' && node.type !== 'StringLiteral') return;
      const word = textIn(node, 'value') ?? '';
      if (legacyWords.has(word)) words.push({ line: file.lineOf(node), word });
    });
  return words;
}
