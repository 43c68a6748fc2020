// Finds the invoice among the files embedded in a PDF (PDF/A-3 of ZUGFeRD, Factur-X and XRechnung).
import type { Invoice } from './model.ts';
import { PdfDocument } from './pdf/document.ts';
import { type EmbeddedFile, listEmbeddedFiles, searchEmbeddedFiles } from './pdf/embedded-files.ts';
import { PdfFault, PdfName } from './pdf/objects.ts';
import type { InvoicePlatform } from './platform.ts';
import { isInvoiceXml, readInvoiceXml } from './read-xml.ts';
import { InvoiceRefusal } from './refusal.ts';

/** Names that the standards prescribe, in lower case. */
const standardNames: ReadonlySet<string> = new Set(['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']);

interface Candidate {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function readInvoicePdf(bytes: Uint8Array, platform: InvoicePlatform): Invoice {
  return readInvoiceXml(findInvoiceFile(bytes, platform), platform);
}

function findInvoiceFile(bytes: Uint8Array, platform: InvoicePlatform): Uint8Array {
  try {
    const document = new PdfDocument(bytes, platform);
    const listInvoices = (found: readonly EmbeddedFile[]) =>
      withoutCopies(found.flatMap((file) => toCandidate(document, file, platform)));
    let files = listEmbeddedFiles(document, platform);
    let invoices = listInvoices(files);
    if (invoices.length === 0) {
      files = searchEmbeddedFiles(document, platform);
      invoices = listInvoices(files);
    }
    const [invoice] = invoices;
    if (invoices.length > 1) {
      throw new InvoiceRefusal('PDF_TWO_INVOICES', { names: invoices.map(({ name }) => name).join(', ') });
    }
    if (invoice) return invoice.bytes;
    if (files.length === 0) throw new InvoiceRefusal('PDF_WITHOUT_INVOICE');
    const names = files.map(({ name }) => name.slice(0, 80) || '?').slice(0, 5);
    throw new InvoiceRefusal('PDF_OTHER_FILES_ONLY', { names: names.join(', ') });
  } catch (error) {
    if (error instanceof PdfFault) throw new InvoiceRefusal('PDF_BROKEN', { reason: error.message });
    throw error;
  }
}

/** A file is an invoice by its name, or, if it is XML under another name, by its outermost element. */
function toCandidate(
  document: PdfDocument,
  { name, stream }: EmbeddedFile,
  platform: InvoicePlatform,
): Candidate[] {
  if (standardNames.has(name.toLowerCase().trim())) return [{ name, bytes: document.readData(stream, name) }];
  if (!/\.xml$/i.test(name.trim()) && !isXmlType(stream)) return [];
  const bytes = document.readData(stream, name);
  return isInvoiceXml(bytes, platform) ? [{ name, bytes }] : [];
}

const isXmlType = ({ dictionary }: EmbeddedFile['stream']): boolean => {
  const type = dictionary.get('Subtype');
  return type instanceof PdfName && /xml$/i.test(type.value);
};

/** Some programs embed the same file once for each list that names it. */
const withoutCopies = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(
    ({ name, bytes }, index) =>
      !candidates.slice(0, index).some((other) => other.name === name && isEqual(other.bytes, bytes)),
  );

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
