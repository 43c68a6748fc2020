// `npm run -s invoice:read -- FILE…`: what electronic invoices say, one line of JSON per file.
import { readFileSync, statSync } from 'node:fs';
import { readInvoice } from '@praxora/invoice/read-invoice';
import { InvoiceRefusal } from '@praxora/invoice/refusal';
import { summarizeInvoice } from '@praxora/invoice/summary';
import { invoicePlatform } from '../server/src/platform/invoice-platform.ts';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run -s invoice:read -- FILE…

Reads electronic invoices (XRechnung, ZUGFeRD, Factur-X; XML or PDF) and prints one line of JSON per file:
file, syntax (UBL, CII or ZUGFeRD1), number, date, currency, grandTotalCents, payableCents, lines, seller, profile;
or file and error. Exit code 0: all were read, 1: at least one was not, 2: no file was named.`);

/** A file larger than any invoice is not read into memory. */
const largest = 100 * 1024 * 1024;

function readFile(path: string): Uint8Array {
  if (statSync(path).size > largest) throw new InvoiceRefusal('FILE_TOO_LARGE', { limit: 25 });
  return readFileSync(path);
}

function describeFile(path: string): object {
  try {
    return { file: path, ...summarizeInvoice(readInvoice(readFile(path), invoicePlatform)) };
  } catch (error) {
    process.exitCode = 1;
    return { file: path, error: error instanceof Error ? error.message : String(error) };
  }
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run -s invoice:read -- FILE…');
  process.exitCode = 2;
}
for (const path of paths) console.log(JSON.stringify(describeFile(path)));
