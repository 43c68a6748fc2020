// Why a file is not read as an invoice, in both languages.

export type Language = 'de' | 'en';
export type Parameters = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<Language, string>>;

const refusals = {
  FILE_EMPTY: { en: 'The file is empty.', de: 'Die Datei ist leer.' },
  FILE_TOO_LARGE: {
    en: 'The file is larger than {limit} MB.',
    de: 'Die Datei ist größer als {limit} MB.',
  },
  FILE_UNKNOWN: {
    en: 'The file is neither a PDF nor XML.',
    de: 'Die Datei ist weder ein PDF noch XML.',
  },
  ENCODING_UNKNOWN: {
    en: 'The encoding {encoding} is not read: UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 or Windows-1252 is needed.',
    de: 'Die Zeichenkodierung {encoding} wird nicht gelesen: gebraucht wird UTF-8, UTF-16, ISO-8859-1, ISO-8859-15 oder Windows-1252.',
  },
  ENCODING_WRONG: {
    en: 'The file says that it is {encoding}, but its bytes are not.',
    de: 'Die Datei gibt {encoding} als Zeichenkodierung an, ist aber nicht so geschrieben.',
  },
  XML_BROKEN: {
    en: 'The XML is broken in line {line}: {reason}.',
    de: 'Das XML ist in Zeile {line} fehlerhaft: {reason}.',
  },
  XML_DOCTYPE: {
    en: 'The XML has a document type declaration (DOCTYPE), which is refused.',
    de: 'Das XML enthält eine Dokumenttypdeklaration (DOCTYPE); sie wird abgelehnt.',
  },
  XML_TOO_DEEP: {
    en: 'The elements of the XML are nested deeper than {limit} levels.',
    de: 'Die Elemente des XML sind tiefer als {limit} Ebenen verschachtelt.',
  },
  XML_TOO_MANY_ELEMENTS: {
    en: 'The XML has more than {limit} elements.',
    de: 'Das XML hat mehr als {limit} Elemente.',
  },
  XML_TOO_MANY_ATTRIBUTES: {
    en: 'An element of the XML has more than {limit} attributes.',
    de: 'Ein Element des XML hat mehr als {limit} Attribute.',
  },
  XML_TOO_MANY_ATTRIBUTES_IN_ALL: {
    en: 'The elements of the XML have more than {limit} attributes together.',
    de: 'Die Elemente des XML haben zusammen mehr als {limit} Attribute.',
  },
  XML_TEXT_TOO_LONG: {
    en: 'A text of the XML ({element}) has more than {limit} characters.',
    de: 'Ein Text des XML ({element}) hat mehr als {limit} Zeichen.',
  },
  INVOICE_FORMAT_UNKNOWN: {
    en: 'The XML is no invoice that is read here: it begins with <{element}> of {namespace}.',
    de: 'Das XML ist keine hier lesbare Rechnung: es beginnt mit <{element}> aus {namespace}.',
  },
  INVOICE_FORMAT_NAMED: {
    en: 'The XML is {format}, which is not read: UBL 2.1, UN/CEFACT CII (XRechnung, ZUGFeRD, Factur-X) or ZUGFeRD 1.0 is needed.',
    de: 'Das XML ist {format} und wird nicht gelesen: gebraucht wird UBL 2.1, UN/CEFACT CII (XRechnung, ZUGFeRD, Factur-X) oder ZUGFeRD 1.0.',
  },
  PDF_BROKEN: {
    en: 'The PDF is broken: {reason}.',
    de: 'Das PDF ist beschädigt: {reason}.',
  },
  PDF_ENCRYPTED: {
    en: 'The PDF is encrypted, if only against changes; an invoice must be sent without encryption.',
    de: 'Das PDF ist verschlüsselt, wenn auch vielleicht nur gegen Änderungen; eine Rechnung muss unverschlüsselt sein.',
  },
  PDF_TOO_LARGE_INSIDE: {
    en: 'Data inside the PDF unpack to more than {limit} MB.',
    de: 'Daten im PDF sind entpackt größer als {limit} MB.',
  },
  PDF_FILTER_UNKNOWN: {
    en: 'The file {name} inside the PDF is packed with {filter}, which is not read.',
    de: 'Die Datei {name} im PDF ist mit {filter} gepackt; das wird nicht gelesen.',
  },
  PDF_WITHOUT_INVOICE: {
    en: 'The PDF holds no electronic invoice: it has no embedded invoice file.',
    de: 'Das PDF enthält keine elektronische Rechnung: es hat keine eingebettete Rechnungsdatei.',
  },
  PDF_OTHER_FILES_ONLY: {
    en: 'The PDF holds no electronic invoice among its embedded files: {names}.',
    de: 'Das PDF enthält keine elektronische Rechnung unter seinen eingebetteten Dateien: {names}.',
  },
  PDF_TWO_INVOICES: {
    en: 'The PDF holds more than one invoice file: {names}.',
    de: 'Das PDF enthält mehr als eine Rechnungsdatei: {names}.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type RefusalCode = keyof typeof refusals;

export class InvoiceRefusal extends Error {
  override readonly name = 'InvoiceRefusal';

  constructor(
    readonly code: RefusalCode,
    readonly parameters: Parameters = {},
  ) {
    super(fillText(refusals[code].en, parameters));
  }

  text(language: Language): string {
    return fillText(refusals[this.code][language], this.parameters);
  }
}

const fillText = (text: string, parameters: Parameters): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(parameters[name] ?? placeholder));
