// Check that styles used in many style sheets are defined once: as a recipe, a component, a breakpoint. The rules are
// in scripts/checks.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { utilityNames } from '../web/src/styles/utilities.ts';
import { checkClassNames } from './checks/class-names.ts';
import { checkStyles } from './checks/styles.ts';
import { answerHelp } from './lib/help.mjs';

/** Two screens may look alike in a rule or two without having anything to do with each other. */
const mostRepeated = 15;

answerHelp(`npm run check:styles [-- --list]

Fails when more than ${String(mostRepeated)} rule bodies of three or more lines stand more than once in web/src, or a media query tells a
width instead of the name of a breakpoint, a component has a class that web/src/styles/utilities.ts lacks, or nobody uses one
that it has. --list shows every repeated body and where it stands.`);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { files, rules, lines, repeated, ownWidths } = checkStyles(root);
/** Class name for figures, defined in base.css. */
const figures = 'px-num';
const classNames = checkClassNames(root, new Set([...utilityNames, figures]));
const isTooMany = repeated.length > mostRepeated;
if (isTooMany || process.argv.includes('--list'))
  for (const { body, at } of repeated) console.log(`${body.join('; ')}\n  ${at.join('\n  ')}`);
if (isTooMany)
  console.error(`More than ${String(mostRepeated)} bodies: give some a home (web/src/styles/recipes.ts).`);
for (const at of ownWidths)
  console.error(`${at}  a width of its own: name it in web/src/styles/breakpoints.ts`);
for (const at of classNames.unknown) console.error(`${at}  no class of web/src/styles/utilities.ts`);
for (const name of classNames.unused)
  console.error(`${name}  nobody uses this class of web/src/styles/utilities.ts`);
const copies = repeated.reduce((sum, { at }) => sum + at.length - 1, 0);
console.log(
  `${String(files)} style sheets, ${String(lines)} lines, ${String(rules)} rules; ${String(repeated.length)} bodies stand more than once (${String(copies)} extra copies); ${String(utilityNames.size)} classes stand ${String(classNames.read)} times in components`,
);
// A check that saw next to nothing proves nothing.
const sawTooLittle = files < 50 || rules < 500 || classNames.read < 500;
if (sawTooLittle)
  console.error('At least 50 style sheets, 500 rules and 500 class names should have been found.');
const hasWrongNames = classNames.unknown.length > 0 || classNames.unused.length > 0;
process.exitCode = isTooMany || ownWidths.length > 0 || hasWrongNames || sawTooLittle ? 1 : 0;
