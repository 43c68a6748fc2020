// From an uploaded file to the invoice that is kept: read from its data, or typed for a plain PDF and a picture.
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { Invoice } from '@praxora/invoice/model';
import { proposeFields } from '@praxora/invoice/propose-fields';
import { readInvoice } from '@praxora/invoice/read-invoice';
import { InvoiceRefusal } from '@praxora/invoice/refusal';
import { detectMediaType, documentName } from '@praxora/rules/inventory/document-type';
import { keepUntil } from '@praxora/rules/purchasing/invoice-retention';
import { cleanLine } from '@praxora/rules/shared/clean-text';
import { Refusal } from '../../../platform/errors.ts';
import { cleanFileName, type UploadedFile } from '../../../platform/http/files.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { invoicePlatform } from '../../../platform/invoice-platform.ts';
import { emptyContent, toContent } from './invoice-content.ts';
import type { NewInvoice } from './invoices.repository.ts';

export type TypedFields = BodyOf<typeof invoiceCalls.receiveInvoice>;

export interface ReadFile {
  readonly invoice: NewInvoice;
  /** Null: nothing but what was typed is known. */
  readonly document: Invoice | null;
  /** Numbers of orders in the text of a plain PDF. */
  readonly textOrders: readonly string[];
  readonly fileName: string;
  readonly mediaType: string;
}

export function readUploadedFile(file: UploadedFile, typed: TypedFields, country: string): ReadFile {
  const mediaType = detectMediaType(file.content);
  const document = tryToRead(file.content, mediaType !== null);
  if (mediaType !== null) {
    const fileName = documentName(file.name, mediaType);
    const isPlainPdf = document === null && mediaType === 'application/pdf';
    const textOrders = isPlainPdf ? proposeFields(file.content, invoicePlatform).orders : [];
    return {
      ...{ invoice: describe(document, typed, country, mediaType), document, textOrders },
      ...{ fileName, mediaType },
    };
  }
  const fileName = cleanFileName(file) || 'invoice.xml';
  const xml = 'application/xml';
  const invoice = describe(document, typed, country, xml);
  return { invoice, document, textOrders: [], fileName, mediaType: xml };
}

/** Faults that leave a file to be kept and typed: it is none of the electronic kind. */
const plainFaults: ReadonlySet<string> = new Set([
  'PDF_WITHOUT_INVOICE',
  'PDF_OTHER_FILES_ONLY',
  'FILE_UNKNOWN',
]);

function tryToRead(content: Buffer, mayBeTyped: boolean): Invoice | null {
  try {
    return readInvoice(content, invoicePlatform);
  } catch (error) {
    if (!(error instanceof InvoiceRefusal)) throw error;
    if (mayBeTyped && plainFaults.has(error.code)) return null;
    throw new Refusal('INVOICE_UNREADABLE', { reason: error.text('en'), reasonDe: error.text('de') });
  }
}

function describe(
  document: Invoice | null,
  typed: TypedFields,
  country: string,
  mediaType: string,
): NewInvoice {
  const number = document?.number ?? typed.number;
  const issuedOn = document?.issueDate ?? typed.issuedOn;
  const grossCents = document?.totals.gross?.toCents() ?? typed.grossCents;
  const seller = document?.seller.name ?? typed.sellerName;
  if (number === undefined || issuedOn === undefined || grossCents === undefined || seller === undefined) {
    const missing = Object.entries({ number, issuedOn, grossCents, sellerName: seller });
    throw wrongFields(
      missing.flatMap(([field, value]) => (value === undefined ? { field, code: 'REQUIRED_FIELD' } : [])),
      typed,
    );
  }
  const sellerName = cleanLine(seller.replace(/\s+/g, ' ')).slice(0, 200);
  const vatId = document?.seller.vatId ?? null;
  return {
    kind: invoiceKind(document, grossCents),
    format: document?.syntax ?? (mediaType === 'application/pdf' ? 'PDF' : 'IMAGE'),
    profile: document?.profile?.slice(0, 200) ?? null,
    number: cleanLine(number).slice(0, 200),
    issuedOn,
    dueOn: document?.dueDate ?? null,
    currency: document?.currency ?? 'EUR',
    netCents: document?.totals.net?.toCents() ?? typed.netCents ?? null,
    grossCents,
    payableCents: document?.totals.payable?.toCents() ?? grossCents,
    sellerName,
    sellerKey: (vatId ?? sellerName).replace(/\s/g, '').toUpperCase().slice(0, 200),
    sellerVatId: vatId?.slice(0, 50) ?? null,
    ibans: listIbans(document),
    content: document === null ? emptyContent : toContent(document, country),
    keepUntil: keepUntil(country, issuedOn),
  };
}

const downPayment = '386';

/** Who gives money back sends a credit note, whatever the document calls itself. */
function invoiceKind(document: Invoice | null, grossCents: number): NewInvoice['kind'] {
  if (grossCents < 0) return 'credit-note';
  if (document === null) return 'invoice';
  return document.typeCode === downPayment ? 'down-payment' : document.kind;
}

const listIbans = (document: Invoice | null): string[] =>
  (document?.payment.means ?? []).flatMap(
    ({ account }) => account?.replace(/\s/g, '').toUpperCase().slice(0, 40) ?? [],
  );
