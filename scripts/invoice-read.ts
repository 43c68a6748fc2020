// `npm run -s invoice:read -- FILE…`: what electronic invoices say, one line of JSON per file.
import { summarizeInvoice } from '@praxora/invoice/summary';
import { answerHelp } from './lib/help.mjs';
import { printInvoiceFiles } from './lib/invoice-files.ts';

answerHelp(`npm run -s invoice:read -- FILE…

Reads electronic invoices (XRechnung, ZUGFeRD, Factur-X; XML or PDF) and prints one line of JSON per file:
file, syntax (UBL, CII or ZUGFeRD1), number, date, currency, grandTotalCents, payableCents, lines, seller, profile;
or file and error. Exit code 0: all were read, 1: at least one was not, 2: no file was named.`);

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run -s invoice:read -- FILE…');
  process.exitCode = 2;
}
printInvoiceFiles(paths, summarizeInvoice);
