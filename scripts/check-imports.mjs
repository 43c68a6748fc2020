// Runs the import rules of docs/architecture.md over the project. The rules are in scripts/checks.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run check:imports

Fails on an import against the rules of docs/architecture.md, a cycle, a barrel file, a clock or a network call in packages/,
a German legacy word in web/src outside of lib/marketplace.`);

const { checkImports, hasTooFewFiles } = await tsImport('./checks/imports.ts', import.meta.url);
const minimum = { files: 200, imports: 800 };

const report = checkImports(dirname(dirname(fileURLToPath(import.meta.url))));
for (const { rule, at, message } of report.violations) console.error(`${at}  ${rule}: ${message}`);
console.log(
  `${report.files} files, ${report.imports} imports, ${report.violations.length} violations of the import rules`,
);
if (hasTooFewFiles(report, minimum)) {
  console.error(`At least ${minimum.files} files and ${minimum.imports} imports should have been found.`);
}
process.exitCode = report.violations.length > 0 || hasTooFewFiles(report, minimum) ? 1 : 0;
