// The template's example rows, and what each column means.
import {
  fieldTitle,
  type fileColumns,
  type ImportField,
} from '@praxora/rules/inventory/article-import-fields';
import { articleCellForm } from '@praxora/rules/inventory/import-forms';
import { choiceText, choiceTexts, flagText } from '@praxora/rules/shared/file-cells';
import type { Cell, Sheet } from '../../../platform/spreadsheet/cell.ts';

type Language = 'de' | 'en';
type Texts = readonly [de: string, en: string];

const say = ([de, en]: Texts, language: Language): string => (language === 'de' ? de : en);

/** Example rows: one article in two batches, and one counted by the piece. */
export function exampleCells(language: Language): Partial<Record<ImportField, Cell>>[] {
  const text = (de: string, en: string) => say([de, en], language);
  const yes = flagText(true, language);
  const gloves: Partial<Record<ImportField, Cell>> = {
    name: text('Beispiel: Nitrilhandschuhe M', 'Example: nitrile gloves M'),
    manufacturerNumber: 'NH-100-M',
    orderUnit: text('Box', 'box'),
    unitToCount: choiceText('unitToCount', 'ORDER_UNIT', language),
    unitToLabel: choiceText('unitToLabel', 'SALES_UNIT', language),
    minimumStock: 5,
    warningStock: 10,
    idealStock: 20,
    batchDuty: yes,
    expiryDuty: yes,
    vat: choiceText('vat', 'fullTax', language),
    storage: text('Zentrallager', 'Central storage'),
    price: { cents: 745 },
  };
  return [
    { ...gloves, amount: 8, batchNumber: 'L2401', expirationDate: { day: '2028-03-31' } },
    { ...gloves, amount: 6, batchNumber: 'L2507', expirationDate: { day: '2029-09-30' } },
    {
      name: text('Beispiel: Injektionskanülen 30G', 'Example: injection needles 30G'),
      orderUnit: text('Packung', 'pack'),
      consumptionUnit: text('Stück', 'piece'),
      unitsPerPack: 100,
      unitToCount: choiceText('unitToCount', 'CONSUMPTION_UNIT', language),
      unitToLabel: choiceText('unitToLabel', 'STORAGE_PRODUCT', language),
      consumptionPerScan: 1,
      minimumStock: 100,
      amount: 350,
      storage: text('Raum 1', 'Room 1'),
    },
  ];
}

const yesOrNo: Texts = ['Ja oder Nein', 'Yes or No'];

type SelfExplanatory = {
  [Field in ImportField]: (typeof fileColumns)[Field]['cell']['kind'] extends 'text' | 'flag' ? Field : never;
}[ImportField];

/** Explanations of fields. Only texts and yes-or-no fields may lack one: their kind explains them. */
const meanings: Readonly<
  Record<Exclude<ImportField, SelfExplanatory>, Texts> & Partial<Record<SelfExplanatory, Texts>>
> = {
  name: [
    'Pflicht, außer das Katalogprodukt ist angegeben. Zeilen mit gleichem Namen, Hersteller und gleicher Herstellernummer sind ein Artikel mit mehreren Beständen.',
    'Required unless the catalogue product is given. Rows with the same name, manufacturer and manufacturer number are one article with several stock entries.',
  ],
  manufacturer: [
    'Wie im Katalog geschrieben; ein anderer gilt als unbekannt.',
    'As the catalogue writes it; any other counts as unknown.',
  ],
  gtin: [
    'Verknüpft den Artikel mit dem Katalogprodukt, wenn genau eines gefunden wird.',
    'Links the article with the catalogue product where exactly one is found.',
  ],
  pzn: ['Wie die GTIN.', 'Like the GTIN.'],
  catalogProduct: [
    'Die Kennung des Produkts im Katalog, wie sie der Export schreibt.',
    'The id of the product in the catalogue, as the export writes it.',
  ],
  orderUnit: [
    'So wird bestellt, zum Beispiel Packung, Box, Flasche. Leer: Packung.',
    'How it is ordered, for example pack, box, bottle. Empty: pack.',
  ],
  consumptionUnit: ['So wird verbraucht, zum Beispiel Stück.', 'How it is used, for example piece.'],
  unitsPerPack: [
    'Verbrauchseinheiten in einer Bestelleinheit; zählt nur, wenn der Inhalt gezählt wird.',
    'Consumption units in one order unit; counts only when the contents are counted.',
  ],
  unitToCount: ['In welcher Einheit der Bestand geführt wird.', 'The unit stock is kept in.'],
  unitToLabel: ['Wohin das Etikett kommt.', 'Where the label goes.'],
  consumptionPerScan: [
    'Muss den Inhalt ohne Rest teilen. Leer: 1.',
    'Must divide the contents evenly. Empty: 1.',
  ],
  minimumStock: [
    'In der Einheit, in der gezählt wird. Leer: nicht gesetzt.',
    'In the unit that is counted. Empty: not set.',
  ],
  warningStock: [
    'Größer als der Mindestbestand. Leer: nicht gesetzt.',
    'Greater than the minimum stock. Empty: not set.',
  ],
  idealStock: [
    'Größer als Mindest- und Meldebestand. Leer: nicht gesetzt.',
    'Greater than minimum stock and re-order point. Empty: not set.',
  ],
  notifications: [`${yesOrNo[0]}. Leer: Ja.`, `${yesOrNo[1]}. Empty: Yes.`],
  batchDuty: [
    `${yesOrNo[0]}. Ja: jeder Bestand braucht eine Charge.`,
    `${yesOrNo[1]}. Yes: every stock entry needs a batch number.`,
  ],
  expiryDuty: [
    `${yesOrNo[0]}. Ja: jeder Bestand braucht ein Verfallsdatum.`,
    `${yesOrNo[1]}. Yes: every stock entry needs an expiry date.`,
  ],
  useWithinDays: ['1 bis 3650. Leer: keine Frist.', '1 to 3650. Empty: no limit.'],
  batchLabelPrints: ['0 bis 99. Leer: 1.', '0 to 99. Empty: 1.'],
  vat: ['Gilt nicht für Katalogprodukte.', 'Does not hold for catalogue products.'],
  costCenter: [
    'Die Nummer einer Kostenstelle, die es schon gibt.',
    'The number of a cost center that exists already.',
  ],
  defaultStorage: [
    'Wo der Artikel hingehört. Fehlt die Spalte, gilt der Lagerort des ersten Bestands.',
    'Where the article belongs. Without this column: the storage of its first stock entry.',
  ],
  nonInventory: [
    `${yesOrNo[0]}. Ja: ohne Bestand und Warnungen.`,
    `${yesOrNo[1]}. Yes: without stock and warnings.`,
  ],
  amount: [
    'In der Einheit, in der gezählt wird. Leer oder 0: kein Bestand.',
    'In the unit that is counted. Empty or 0: no stock.',
  ],
  storage: ['Pflicht, wenn ein Anfangsbestand angegeben ist.', 'Required where an opening stock is given.'],
  expirationDate: [
    'Zum Beispiel 31.03.2028 oder 03/2028 für den letzten Tag des Monats.',
    'For example 2028-03-31, or 03/2028 for the last day of the month.',
  ],
  price: ['Netto in Euro für eine Bestelleinheit.', 'Net, in euros, for one order unit.'],
};

/** A text tells how long it may be, a flag its two words. */
function meaning(field: ImportField): Texts {
  const own = (meanings as Partial<Record<ImportField, Texts>>)[field];
  if (own) return own;
  const form = articleCellForm(field);
  if (form.kind !== 'text') return yesOrNo;
  const [de, en] = [new Intl.NumberFormat('de'), new Intl.NumberFormat('en')];
  return [`Höchstens ${de.format(form.maximum)} Zeichen.`, `Up to ${en.format(form.maximum)} characters.`];
}

/** The second sheet of the template. */
export function explanationSheet(fields: readonly ImportField[], language: Language): Sheet {
  const words = (field: ImportField): string =>
    field === 'unitToCount' || field === 'unitToLabel' || field === 'vat'
      ? choiceTexts(field, language).join(' / ')
      : '';
  return {
    name: say(['Erklärung', 'Explanation'], language),
    header: [
      say(['Spalte', 'Column'], language),
      say(['Bedeutung', 'Meaning'], language),
      say(['Erlaubte Werte', 'Allowed values'], language),
    ],
    rows: fields.map((field) => [fieldTitle(field, language), say(meaning(field), language), words(field)]),
    widths: [30, 110, 50],
  };
}
