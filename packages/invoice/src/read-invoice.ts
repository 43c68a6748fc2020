// Reads an invoice from a file: XML, or a PDF with embedded XML.
import { toLatin1 } from './latin1.ts';
import type { Invoice } from './model.ts';
import type { InvoicePlatform } from './platform.ts';
import { readInvoicePdf } from './read-pdf.ts';
import { readInvoiceXml } from './read-xml.ts';
import { InvoiceRefusal } from './refusal.ts';
import { looksLikeXml } from './xml/decode.ts';

const megabyte = 1024 * 1024;
/** An invoice with pictures and embedded documents; usual ones have less than one. */
const largest = 25;

/** Throws an InvoiceRefusal for everything that is no readable invoice. */
export function readInvoice(bytes: Uint8Array, platform: InvoicePlatform): Invoice {
  if (bytes.length === 0) throw new InvoiceRefusal('FILE_EMPTY');
  if (bytes.length > largest * megabyte) throw new InvoiceRefusal('FILE_TOO_LARGE', { limit: largest });
  if (toLatin1(bytes.subarray(0, 1024)).includes('%PDF-')) return readInvoicePdf(bytes, platform);
  if (looksLikeXml(bytes)) return readInvoiceXml(bytes, platform);
  throw new InvoiceRefusal('FILE_UNKNOWN');
}
