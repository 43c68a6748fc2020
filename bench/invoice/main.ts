// CPU time of reading invoices.
import { readFileSync } from 'node:fs';
import { readInvoice } from '@praxora/invoice/read-invoice';
import { buildPdf } from '../../packages/invoice/src/testing/build-pdf.ts';
import { sampleExtended } from '../../packages/invoice/src/testing/sample-cii.ts';
import { sampleUbl } from '../../packages/invoice/src/testing/sample-ubl.ts';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { invoicePlatform } from '../../server/src/platform/invoice-platform.ts';
import { cpuMs } from '../optimizer/cpu-clock.ts';

answerHelp(`npm run bench:invoice -- [FILE…]

CPU time of reading these invoices, or without files three that were written for the tests.`);

const rounds = 20;

const paths = process.argv.slice(2);
const samples: [string, Uint8Array][] = [
  ['UBL', Buffer.from(sampleUbl)],
  ['CII', Buffer.from(sampleExtended)],
  ['PDF', buildPdf({ files: [{ name: 'factur-x.xml', content: sampleExtended }] })],
];
const files =
  paths.length === 0 ? samples : paths.map((path): [string, Uint8Array] => [path, readFileSync(path)]);

/** The first reading of a process pays for the compilation of the code. */
function measure(bytes: Uint8Array): number {
  const start = cpuMs();
  readInvoice(bytes, invoicePlatform);
  return cpuMs() - start;
}

const first = files.map(([, bytes]) => measure(bytes));
const later = files.map(([, bytes]) => Array.from({ length: rounds }, () => measure(bytes)));
const sorted = later.flat().sort((one, other) => one - other);
const at = (share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);

console.log(`${files.length} files, ${rounds} rounds, CPU ms`);
console.log(`first file of the process: ${first[0]?.toFixed(2)}`);
console.log(`median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(1)}`);
