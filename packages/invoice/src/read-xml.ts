// From the XML of an invoice to the model: the outermost element says which syntax it is.
import { readCii, readZugferd1 } from './cii/read-cii.ts';
import type { Invoice } from './model.ts';
import type { InvoicePlatform } from './platform.ts';
import { InvoiceRefusal } from './refusal.ts';
import { readUbl } from './ubl/read-ubl.ts';
import { decodeXml } from './xml/decode.ts';
import type { XmlElement } from './xml/element.ts';
import { parseXml } from './xml/parse-xml.ts';

type ReadTree = (root: XmlElement) => Invoice;

const readers: readonly (readonly [name: string, namespace: RegExp, read: ReadTree])[] = [
  ['Invoice', /^urn:oasis:names:specification:ubl:schema:xsd:Invoice-2$/, readUbl],
  ['CreditNote', /^urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2$/, readUbl],
  ['CrossIndustryInvoice', /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+$/, readCii],
  ['CrossIndustryDocument', /^urn:ferd:CrossIndustryDocument:invoice:1p0/, readZugferd1],
  // The release candidate of ZUGFeRD 1.0, which programs of 2014 wrote.
  ['Invoice', /^urn:un:unece:uncefact:data:standard:CBFBUY:\d+$/, readZugferd1],
];

/** Documents that people take for an invoice of the kinds above, by namespace and name. */
const otherFormats: readonly (readonly [RegExp, string])[] = [
  [/ebinterface/i, 'ebInterface'],
  [/CBFBUY|ferd.*:rc|CrossIndustryDocument/i, 'a preliminary version of ZUGFeRD'],
  [/SCRDMCCBDACIOMessageStructure|CrossIndustryOrder|CrossIndustryDespatchAdvice/i, 'Order-X'],
  [/fatturapa/i, 'FatturaPA'],
  [/facturae/i, 'Facturae'],
  [/finvoice/i, 'Finvoice'],
  [/opentrans/i, 'openTRANS'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:/, 'a UBL document that is no invoice'],
];

const findReader = ({ name, namespace }: XmlElement): ReadTree | undefined =>
  readers.find(([expected, pattern]) => name === expected && pattern.test(namespace))?.[2];

function requireReader(root: XmlElement): ReadTree {
  const read = findReader(root);
  if (read) return read;
  const { name, namespace } = root;
  const format = otherFormats.find(([pattern]) => pattern.test(`${namespace} ${name}`))?.[1];
  if (format !== undefined) throw new InvoiceRefusal('INVOICE_FORMAT_NAMED', { format });
  throw new InvoiceRefusal('INVOICE_FORMAT_UNKNOWN', {
    element: name.slice(0, 100),
    namespace: namespace === '' ? '–' : namespace.slice(0, 200),
  });
}

export function readInvoiceXml(bytes: Uint8Array, platform: InvoicePlatform): Invoice {
  const root = parseXml(decodeXml(bytes, platform), requireReader);
  return requireReader(root)(root);
}

/** Looks at the outermost element only. */
export function isInvoiceXml(bytes: Uint8Array, platform: InvoicePlatform): boolean {
  let isInvoice = false;
  const enough = new Error('The outermost element is known.');
  try {
    parseXml(decodeXml(bytes, platform), (root) => {
      isInvoice = findReader(root) !== undefined;
      throw enough;
    });
  } catch (error) {
    if (error !== enough && !(error instanceof InvoiceRefusal)) throw error;
  }
  return isInvoice;
}
