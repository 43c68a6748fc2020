// Both languages complete, every key used and there, no literal text in the interface. The rules are in scripts/checks.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@praxora/contract/errors';
import { allowed } from './checks/translations.allowed.ts';
import { checkTranslations } from './checks/translations.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = checkTranslations(root, errorCatalogue, allowed);
for (const { at, message } of report.faults) console.error(`${at}  ${message}`);
console.log(`${report.texts} texts in two languages, ${report.files} files, ${report.faults.length} faults`);
// A check that saw next to nothing proves nothing.
const sawTooLittle = report.texts < 200 || report.files < 60;
if (sawTooLittle) console.error('At least 200 texts and 60 files should have been found.');
process.exitCode = report.faults.length > 0 || sawTooLittle ? 1 : 0;
