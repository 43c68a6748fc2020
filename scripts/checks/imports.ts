// Applies the import rules, and the small rules beside them, to a source tree.
import { isEntryFile } from './domains.ts';
import { isTest } from './files.ts';
import { findCycles, type Import, type ImportGraph, isBarrel, readImportGraph } from './import-graph.ts';
import { importRules } from './import-rules.ts';
import { findLegacyWords } from './legacy-words.ts';
import { findImpurities } from './purity.ts';

export interface Violation {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

export interface ImportReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

function brokenRules(graph: ImportGraph): Violation[] {
  return graph.imports.flatMap((found) => {
    const path = found.to.kind === 'file' ? found.to.path : undefined;
    return importRules
      .filter((rule) => rule.forbids(found, path))
      .map((rule) => ({
        rule: rule.name,
        at: `${found.from}:${found.line}`,
        message: `imports ${found.specifier}. ${rule.because}`,
      }));
  });
}

function cycles(graph: ImportGraph): Violation[] {
  return findCycles(graph.imports).map((group) => ({
    rule: 'no-cycles',
    at: group[0] ?? '',
    message: `These files import each other in a circle: ${group.join(', ')}.`,
  }));
}

const moduleOf = (path: string): string | undefined =>
  /^server\/src\/modules\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];

/** Modules may form a circle though their files do not: then none of them can be understood, or taken out, alone. */
function moduleCycles(graph: ImportGraph): Violation[] {
  const between = graph.imports.flatMap((found): Import[] => {
    if (found.to.kind !== 'file' || isTest(found.from)) return [];
    const [from, path] = [moduleOf(found.from), moduleOf(found.to.path)];
    return from && path && from !== path ? [{ ...found, from, to: { kind: 'file', path } }] : [];
  });
  return findCycles(between).map((group) => ({
    rule: 'no-module-cycles',
    at: group[0] ?? '',
    message: `These modules need each other in a circle: ${group.join(', ')}.`,
  }));
}

function barrels(graph: ImportGraph): Violation[] {
  return graph.files
    .filter((file) => isBarrel(file) && !isEntryFile(file.path))
    .map((file) => ({
      rule: 'no-barrels',
      at: file.path,
      message: 'only passes on what other files export. Import from those files.',
    }));
}

function impurities(graph: ImportGraph): Violation[] {
  return graph.files
    .filter((file) => file.path.startsWith('packages/') && !isTest(file.path))
    .flatMap((file) =>
      findImpurities(file).map(({ line, what }) => ({
        rule: 'packages-are-pure',
        at: `${file.path}:${line}`,
        message: `uses ${what}. Clock, chance, network and console are passed in.`,
      })),
    );
}

function legacyWords(graph: ImportGraph): Violation[] {
  return graph.files
    .filter(({ path }) => path.startsWith('web/src/') && !path.startsWith('web/src/lib/marketplace/'))
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      findLegacyWords(file).map(({ line, word }) => ({
        rule: 'legacy-words-at-the-edge',
        at: `${file.path}:${line}`,
        message: `says ${word}. German legacy words stay in web/src/lib/marketplace, which translates them.`,
      })),
    );
}

export function checkImports(root: string): ImportReport {
  const graph = readImportGraph(root);
  const violations = [
    ...brokenRules(graph),
    ...cycles(graph),
    ...moduleCycles(graph),
    ...barrels(graph),
    ...impurities(graph),
    ...legacyWords(graph),
  ];
  return { files: graph.files.length, imports: graph.imports.length, violations };
}

/** A check that saw next to nothing proves nothing: the list of what it must at least have seen. */
export function hasTooFewFiles(report: ImportReport, minimum: { files: number; imports: number }): boolean {
  return report.files < minimum.files || report.imports < minimum.imports;
}
