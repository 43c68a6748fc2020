// `npm run -s barcode:parse -- TEXT`: what a scanned text says, as JSON. A separator may be written \x1d, <GS> or {GS}.
// An invalid code is an answer like any other; only a missing text is an error.
import { parseScan } from '@praxora/barcode/parse-scan';
import { gs } from '@praxora/barcode/separator';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run -s barcode:parse -- TEXT

Prints as JSON what a scanned text says. A separator may be written \\x1d, <GS> or {GS}.`);

const [text] = process.argv.slice(2);
if (text === undefined) {
  console.error('usage: npm run -s barcode:parse -- TEXT   (a separator as \\x1d, <GS> or {GS})');
  process.exitCode = 2;
} else {
  const scanned = text.replace(/\\x1d|\\u001d|<GS>|\{GS\}/gi, gs);
  const today = new Date().toISOString().slice(0, 10);
  console.log(JSON.stringify(parseScan(scanned, { today }), null, 2));
}
