// `npm run -s invoice:check -- [--country AT] [--language en] FILE…`: what is wrong with electronic invoices, one line of JSON per file.
import { parseArgs } from 'node:util';
import { checkInvoice } from '@praxora/invoice/checks/check-invoice';
import { describeFinding } from '@praxora/invoice/checks/finding';
import { answerHelp } from './lib/help.mjs';
import { printInvoiceFiles } from './lib/invoice-files.ts';

answerHelp(`npm run -s invoice:check -- [--country DE|AT] [--language de|en] FILE…

Checks electronic invoices by the rules of calculation of EN 16931 and the fields that VAT law asks for, and prints one
line of JSON per file: file, number, findings (code, rule, text); or file and error. Exit code 0: all were read,
1: at least one was not, 2: the command is wrong.`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { country: { type: 'string', default: 'DE' }, language: { type: 'string', default: 'en' } },
});
const country = values.country === 'AT' ? 'AT' : 'DE';
const language = values.language === 'de' ? 'de' : 'en';

if (positionals.length === 0 || values.country !== country || values.language !== language) {
  console.error('usage: npm run -s invoice:check -- [--country DE|AT] [--language de|en] FILE…');
  process.exitCode = 2;
} else {
  printInvoiceFiles(positionals, (invoice) => ({
    number: invoice.number,
    findings: checkInvoice(invoice, country).map((finding) => ({
      code: finding.code,
      rule: finding.rule,
      text: describeFinding(finding, language),
    })),
  }));
}
