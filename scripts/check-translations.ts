// Checks translations: both languages complete, every key used and defined, no literal text in the interface, no word
// that the glossary rejects. The rules are in scripts/checks.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@praxora/contract/errors';
import { findRefusedWords, readRefusedWords } from '../server/src/testing/glossary.ts';
import { specifiedMessages } from '../specification/messages.ts';
import { readTexts } from './checks/translation-texts.ts';
import { allowed } from './checks/translations.allowed.ts';
import { checkTranslations } from './checks/translations.ts';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run check:translations

Fails on a missing, unused or empty key of either language, on a literal text in JSX, and on\na word that docs/glossary.md gives up.`);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = checkTranslations(root, errorCatalogue, allowed);
const unwanted = readRefusedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const quoted = new Set(specifiedMessages.filter(({ isDescribed }) => !isDescribed).map(({ text }) => text));
const isQuoted = (text: string) => quoted.has(text);
const textsIn = (language: 'de' | 'en') => readTexts(root, language);
const faults = [
  ...report.faults,
  ...findRefusedWords(textsIn('de'), unwanted.german, isQuoted),
  ...findRefusedWords(textsIn('en'), unwanted.english, isQuoted),
];
for (const { at, message } of faults) console.error(`${at}  ${message}`);
console.log(`${report.texts} texts in two languages, ${report.files} files, ${faults.length} faults`);
// A check that saw next to nothing proves nothing.
const words = unwanted.german.length + unwanted.english.length;
const sawTooLittle = report.texts < 200 || report.files < 60 || words < 30;
if (sawTooLittle) console.error('At least 200 texts, 60 files and 30 words to avoid should have been found.');
process.exitCode = faults.length > 0 || sawTooLittle ? 1 : 0;
