// Reading the invoice files that a command was given.
import { readFileSync, statSync } from 'node:fs';
import type { Invoice } from '@praxora/invoice/model';
import { readInvoice } from '@praxora/invoice/read-invoice';
import { InvoiceRefusal } from '@praxora/invoice/refusal';
import { invoicePlatform } from '../../server/src/platform/invoice-platform.ts';

/** A file larger than any invoice is not read into memory. */
const largest = 100 * 1024 * 1024;

function readInvoiceFile(path: string): Invoice {
  if (statSync(path).size > largest) throw new InvoiceRefusal('FILE_TOO_LARGE', { limit: 25 });
  return readInvoice(readFileSync(path), invoicePlatform);
}

/** One line of JSON per file, also for one that cannot be read. */
export function printInvoiceFiles(paths: readonly string[], describe: (invoice: Invoice) => object): void {
  for (const path of paths) console.log(JSON.stringify({ file: path, ...describeFile(path, describe) }));
}

function describeFile(path: string, describe: (invoice: Invoice) => object): object {
  try {
    return describe(readInvoiceFile(path));
  } catch (error) {
    process.exitCode = 1;
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
