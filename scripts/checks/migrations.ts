// Migrations that would break a server of the previous version, which runs on while a newer one migrates: expand first, contract in a
// later release.

import { isStepwise, readSteps } from '../../server/src/platform/database/migration-steps.ts';
import { localTables } from '../../server/src/platform/database/table-placement.ts';

/** Migrations up to this one were written before the rule. */
const lastExempt = '0095';

const withoutBodies = (sql: string): string => sql.replace(/(\$\w*\$)[\s\S]*?\1/g, "''");
const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** What the previous version may still read or write. A column is dropped with or without the word `column`. */
const contracting = [
  /\bdrop\s+(materialized\s+)?(table|view|column)\b/i,
  /^\s*alter\s+table\b[\s\S]*\bdrop\s+(?!constraint\b|default\b|not\b|expression\b|identity\b|column\b)\w+/i,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i,
];
const renaming = /\brename\b[\s\S]*\bto\b/i;
const addedColumn = /^\s*alter\s+table\b[\s\S]*\badd\s+(column\s+)?(?!constraint\b)\w+[\s\S]*\bnot\s+null\b/i;

/** `releases` are those that are out, by CHANGELOG.md. */
export function findUnsafeSteps(name: string, sql: string, releases: readonly string[]): string[] {
  if (name.slice(0, 4) <= lastExempt) return [];
  const since = /^-- Unused since release (\S+?)\.?$/m.exec(sql)?.[1];
  const isContractingStep = since !== undefined && releases.includes(since);
  const code = withoutComments(withoutBodies(sql));
  if (isStepwise(sql)) return findUnrepeatableSteps(name, sql);
  if (/\bconcurrently\b/i.test(code))
    return [`${name}: indexes are built concurrently only in a file that begins like 0118`];
  const made = [...code.matchAll(/\bcreate\s+(?:temp\w*\s+)?table\s+(\w+)/gi)].map(([, table]) => table);
  return code.split(';').flatMap((statement) => {
    const told = statement.trim().replace(/\s+/g, ' ').slice(0, 80);
    const table = /\b(?:drop|alter)\s+table\s+(?:if\s+exists\s+)?(\w+)/i.exec(statement)?.[1];
    if (table !== undefined && made.includes(table)) return [];
    if (renaming.test(statement))
      return [`${name}: "${told}" renames: add the new name, copy, and drop the old name in a later release`];
    if (addedColumn.test(statement) && !/\b(default|generated)\b/i.test(statement))
      return [`${name}: "${told}" needs a default: a server of the previous version inserts rows without it`];
    if (isContractingStep || !contracting.some((form) => form.test(statement))) return [];
    return [
      `${name}: "${told}" takes away what the previous version uses: do it in a later release, with the line "-- Unused since release X", X being one that is out`,
    ];
  });
}

/** What may stand in a migration outside a transaction: after an interruption it runs from its beginning. */
const repeatable = [
  /^create (unique )?index concurrently if not exists \w+ on /,
  /^drop index concurrently if exists \w+$/,
  /^alter table \w+ validate constraint \w+$/,
  /^alter table \w+ drop constraint if exists \w+$/,
  /^alter table \w+ drop constraint if exists (\w+), add constraint \1 .* not valid$/,
];

function findUnrepeatableSteps(name: string, sql: string): string[] {
  const steps = readSteps(sql).map((step) => step.replace(/\s+/g, ' '));
  return steps
    .filter((step) => !repeatable.some((form) => form.test(step)))
    .map((step) => `${name}: "${step.slice(0, 80)}" cannot be repeated: put it into a migration of its own`);
}

/** Migrations up to this one were written before `refer_on_one_server`. */
const lastReferringDirectly = '0247';

/** References that Citus refuses: from a table whose rows may be on another server to one that stays on the coordinator. */
export function findUnspreadableReferences(name: string, sql: string): string[] {
  if (name.slice(0, 4) <= lastReferringDirectly) return [];
  const isLocal = (table: string): boolean => (localTables as readonly string[]).includes(table);
  return withoutComments(withoutBodies(sql))
    .split(';')
    .flatMap((statement) => {
      const table =
        /\b(?:create|alter)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)/i.exec(statement)?.[1] ?? '';
      const referred = [...statement.matchAll(/\breferences\s+(\w+)/gi)].map(([, one = '']) => one);
      const wrong = isLocal(table) ? [] : referred.filter(isLocal);
      return wrong.map(
        (one) =>
          `${name}: ${table} refers to ${one}: call refer_on_one_server('${table}', 'column', '${one}')`,
      );
    });
}

/** Versions of CHANGELOG.md, newest first; the first one may not be out yet. */
export function readReleases(changelog: string): { version: string; isReleased: boolean }[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)(, not released)?/gm)].map(([, version = '', mark]) => ({
    version,
    isReleased: mark === undefined,
  }));
}
