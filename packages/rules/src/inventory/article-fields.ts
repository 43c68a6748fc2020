// The fields of an article, in the order of its form. The columns of the table, the values of the form, the question about
// somebody else's change, the import and the export are derived from this list: a new field is one entry.
import { articleColumns, type ColumnNames, calledAlso } from '../shared/article-columns.ts';
import { type CellForm, textForm } from './cell-form.ts';

/** These need no code of their own anywhere. */
type PlainKind = 'line' | 'note' | 'flag' | 'count' | 'optionalCount' | 'choice';
/** A threshold is kept with its unit, a reference is the id of a row: each place treats them by name. */
type SpecialKind = 'threshold' | 'reference' | 'optionalReference';

interface FieldDefinition {
  readonly kind: PlainKind | SpecialKind;
  /** Column of the table `article`. */
  readonly column: string;
  /** In the payload of the calls. */
  readonly path: string;
  readonly form: {
    /** Among the values of the form. */
    readonly name: string;
    /** Value of a new form and of an empty cell in a file. */
    readonly empty: string | number | boolean | null;
    /** The key of its text in the namespace `article`. */
    readonly label: string;
  };
  /** Headings of the column in files. */
  readonly heading: ColumnNames;
  /** Values that a cell of that column may hold. */
  readonly cell: CellForm;
  /** The column says the opposite of the field. */
  readonly isOppositeInFiles?: true;
}

/** Our own names of a column, German and English, and then those that other programs give it. */
const names = (all: string): ColumnNames => {
  const [de = '', en = '', ...also] = all.split(', ');
  return { de, en, also };
};

export const articleFields = {
  name: {
    kind: 'line',
    column: 'name',
    path: 'name',
    form: { name: 'name', empty: '', label: 'identity.name' },
    heading: articleColumns.name,
    cell: textForm(200),
  },
  manufacturer: {
    kind: 'reference',
    column: 'manufacturer_id',
    path: 'manufacturerId',
    form: { name: 'manufacturerId', empty: 1, label: 'identity.manufacturer' },
    heading: articleColumns.manufacturer,
    cell: textForm(200),
  },
  manufacturerNumber: {
    kind: 'line',
    column: 'manufacturer_number',
    path: 'manufacturerNumber',
    form: { name: 'manufacturerNumber', empty: '', label: 'identity.number' },
    heading: calledAlso(
      articleColumns.manufacturerNumber,
      ...['Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.', 'Article number', 'Item number'],
    ),
    cell: textForm(64),
  },
  dangerousGood: {
    kind: 'flag',
    column: 'is_dangerous_good',
    path: 'isDangerousGood',
    form: { name: 'isDangerousGood', empty: false, label: 'identity.dangerous' },
    heading: names('Gefahrstoff, Dangerous good, Gefahrgut, Hazardous, Hazardous substance, Dangerous goods'),
    cell: { kind: 'flag' },
  },
  unitToCount: {
    kind: 'choice',
    column: 'unit_to_count',
    path: 'labelConfiguration.unitToCount',
    form: { name: 'unitToCount', empty: 'ORDER_UNIT', label: 'units.title' },
    heading: names(
      'Gezählt wird die, Counted in, Zähleinheit, Zählweise, Gezählt in, Unit to count, Counting unit',
    ),
    cell: { kind: 'unitToCount' },
  },
  orderUnit: {
    kind: 'reference',
    column: 'order_unit_id',
    path: 'packagingInformation.orderUnitId',
    form: { name: 'orderUnitId', empty: 2, label: 'units.orderUnit' },
    heading: names(
      'Bestelleinheit, Order unit, Einheit, Gebinde, Verpackungseinheit, VE, Verpackung, Unit, Pack unit, Sales unit',
    ),
    cell: { kind: 'unit' },
  },
  consumptionUnit: {
    kind: 'reference',
    column: 'consumption_unit_id',
    path: 'packagingInformation.consumptionUnitId',
    form: { name: 'consumptionUnitId', empty: 2, label: 'units.consumptionUnit' },
    heading: names(
      'Verbrauchseinheit, Consumption unit, Inhaltseinheit, Entnahmeeinheit, Content unit, Contents unit',
    ),
    cell: { kind: 'unit' },
  },
  unitsPerPack: {
    kind: 'count',
    column: 'consumption_unit_count',
    path: 'packagingInformation.consumptionUnitCount',
    form: { name: 'consumptionUnitCount', empty: 1, label: 'units.consumptionUnitCount' },
    heading: names(
      'Inhalt je Bestelleinheit, Contents per order unit, Inhalt, Packungsinhalt, Packungsgröße, Menge je Packung, Stück je Packung, Units per pack, Pack size, Contents, Quantity per pack',
    ),
    cell: { kind: 'countFromOne' },
  },
  consumptionPerScan: {
    kind: 'count',
    column: 'consumption_per_scan',
    path: 'labelConfiguration.consumptionPerScan',
    form: { name: 'consumptionPerScan', empty: 1, label: 'units.scan' },
    heading: names(
      'Entnahme je Scan, Removed per scan, Verbrauch je Scan, Ein Scan entnimmt, Consumption per scan, One scan removes',
    ),
    cell: { kind: 'countFromOne' },
  },
  unitToLabel: {
    kind: 'choice',
    column: 'unit_to_label',
    path: 'labelConfiguration.unitToLabel',
    form: { name: 'unitToLabel', empty: 'SALES_UNIT', label: 'label.title' },
    heading: names('Etikett, Label, Etikettierung, Etikett auf, Label placement, Unit to label'),
    cell: { kind: 'unitToLabel' },
  },
  minimumStock: {
    kind: 'threshold',
    column: 'minimum_amount',
    path: 'notificationInformation.minimumStock.amount',
    form: { name: 'minimumStock', empty: null, label: 'warnings.minimum' },
    heading: names('Mindestbestand, Minimum stock, Minimum, Min, Min.-Bestand, Minimalbestand, Min stock'),
    cell: { kind: 'count' },
  },
  warningStock: {
    kind: 'threshold',
    column: 'warning_amount',
    path: 'notificationInformation.warningStock.amount',
    form: { name: 'warningStock', empty: null, label: 'warnings.reorder' },
    heading: names('Meldebestand, Re-order point, Warnbestand, Bestellpunkt, Warning stock, Reorder level'),
    cell: { kind: 'count' },
  },
  idealStock: {
    kind: 'threshold',
    column: 'ideal_amount',
    path: 'notificationInformation.idealStock.amount',
    form: { name: 'idealStock', empty: 1, label: 'warnings.ideal' },
    heading: names(
      'Idealbestand, Ideal stock, Sollbestand, Maximalbestand, Höchstbestand, Max, Maximum, Maximum stock, Target stock',
    ),
    cell: { kind: 'count' },
  },
  notifications: {
    kind: 'flag',
    column: 'notifications_enabled',
    path: 'notificationInformation.notificationsEnabled',
    form: { name: 'notificationsEnabled', empty: true, label: 'warnings.notify' },
    heading: names('Warnen, Warn, Benachrichtigen, Benachrichtigung, Warnung, Notifications, Notify'),
    cell: { kind: 'flag' },
  },
  batchDuty: {
    kind: 'flag',
    column: 'has_batch_obligation',
    path: 'documentation.hasBatchObligation',
    form: { name: 'hasBatchObligation', empty: false, label: 'record.batch' },
    heading: names(
      'Chargenpflicht, Batch required, Chargenpflichtig, LOT-Pflicht, Batch duty, Batch obligation, Lot required',
    ),
    cell: { kind: 'flag' },
  },
  expiryDuty: {
    kind: 'flag',
    column: 'has_expiry_obligation',
    path: 'documentation.hasExpiryDateObligation',
    form: { name: 'hasExpiryDateObligation', empty: false, label: 'record.expiry' },
    heading: names(
      'Verfallsdatumspflicht, Expiry date required, Verfallsdatum Pflicht, MHD-Pflicht, Verfallspflicht, Expiry duty, Expiry obligation',
    ),
    cell: { kind: 'flag' },
  },
  batchLabel: {
    kind: 'flag',
    column: 'has_batch_label',
    path: 'documentation.hasBatchLabel',
    form: { name: 'hasBatchLabel', empty: false, label: 'record.label' },
    heading: names('Chargenetikett, Batch label, Etikett mit Charge, Label with batch'),
    cell: { kind: 'flag' },
  },
  batchLabelPrints: {
    kind: 'count',
    column: 'batch_label_prints',
    path: 'documentation.numberOfBatchLabelPrints',
    form: { name: 'numberOfBatchLabelPrints', empty: 1, label: 'record.prints' },
    heading: names(
      'Chargenetiketten je Zugang, Batch labels per input, Anzahl Chargenetiketten, Number of batch labels, Batch label prints',
    ),
    cell: { kind: 'countToNinetyNine' },
  },
  useWithinDays: {
    kind: 'optionalCount',
    column: 'use_within_days',
    path: 'documentation.useWithinDays',
    form: { name: 'useWithinDays', empty: null, label: 'record.useWithin' },
    heading: names(
      'Nach Öffnung verwendbar (Tage), Use after opening (days), Haltbar nach Öffnung, Tage nach Öffnung, Shelf life after opening, Days after opening',
    ),
    cell: { kind: 'daysOpened' },
  },
  asksReference: {
    kind: 'flag',
    column: 'asks_reference',
    path: 'documentation.asksReference',
    form: { name: 'asksReference', empty: false, label: 'record.reference' },
    heading: names(
      'Behandlungsbezug erfragen, Ask for treatment reference, Behandlungsbezug, Treatment reference, Implantat, Implant',
    ),
    cell: { kind: 'flag' },
  },
  defaultStorage: {
    kind: 'optionalReference',
    column: 'default_storage_id',
    path: 'storageConfiguration.defaultStorageId',
    form: { name: 'defaultStorageId', empty: null, label: 'place.storage' },
    heading: names('Stammlagerort, Default storage, Standardlagerort, Standard-Lagerort, Home storage'),
    cell: textForm(120),
  },
  costCenter: {
    kind: 'optionalReference',
    column: 'cost_center_id',
    path: 'costCenterInformation.standardCostCenterId',
    form: { name: 'standardCostCenterId', empty: null, label: 'place.costCenter' },
    heading: names('Kostenstelle, Cost center, Kostenstellennummer, KST, Cost centre, Cost center number'),
    cell: { kind: 'costCenter' },
  },
  nonInventory: {
    kind: 'flag',
    column: 'use_inventory',
    path: 'useInventory',
    form: { name: 'useInventory', empty: true, label: 'place.kept' },
    heading: names(
      'Kein Lagerartikel, Non-inventory, Nicht im Lager, Ohne Bestand, Non inventory, Not in inventory',
    ),
    cell: { kind: 'flag' },
    isOppositeInFiles: true,
  },
  discontinued: {
    kind: 'flag',
    column: 'is_discontinued',
    path: 'discontinuedInventoryArticleInformation.isInventoryArticleDiscontinued',
    form: { name: 'isDiscontinued', empty: false, label: 'flags.discontinued' },
    heading: names('Ausgelaufen, Discontinued, Auslaufartikel, Eingestellt, Phased out'),
    cell: { kind: 'flag' },
  },
  vat: {
    kind: 'choice',
    column: 'vat_class',
    path: 'vat',
    form: { name: 'vat', empty: 'fullTax', label: 'tax.label' },
    heading: names(
      'Mehrwertsteuer, VAT, MwSt, MwSt-Satz, USt, Umsatzsteuer, Steuersatz, VAT rate, Tax, Tax rate',
    ),
    cell: { kind: 'vat' },
  },
  notes: {
    kind: 'note',
    column: 'notice',
    path: 'notes.notice',
    form: { name: 'notice', empty: '', label: 'notes.label' },
    heading: names(
      'Notizen, Notes, Notiz, Bemerkung, Bemerkungen, Hinweis, Kommentar, Note, Remark, Comment',
    ),
    cell: textForm(10_000),
  },
} as const satisfies Record<string, FieldDefinition>;

export type ArticleField = keyof typeof articleFields;

export type PlainField = {
  [Field in ArticleField]: (typeof articleFields)[Field]['kind'] extends PlainKind ? Field : never;
}[ArticleField];
