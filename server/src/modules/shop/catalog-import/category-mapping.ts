// Operator commands for the mapping from a vendor's catalogue groups to our categories, one by one or from a file.

import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { unguarded } from '../../../platform/spreadsheet/read-csv.ts';
import { csvLine, csvStart } from '../../../platform/spreadsheet/write-csv.ts';
import { BrokenCsv, type CsvRecord, csvRecords } from '../../../platform/text/csv.ts';
import { CatalogueError, findVendor } from '../../vendors/index.ts';
import { listCategories } from './catalog-import.repository.ts';
import * as repository from './category-mapping.repository.ts';
import { openTextFile } from './read/decode.ts';
import type { UnmappedGroup } from './unmapped-groups.ts';

/** One group with its category, and where it was said. */
interface MappingLine {
  readonly line: number;
  readonly groupId: string;
  /** Slug of a category of the second level; empty: not decided yet. */
  readonly category: string;
}

export async function readVendorMapping(tx: Tx, vendorId: number): Promise<repository.MappedGroup[]> {
  await findVendor(tx, vendorId);
  return repository.listMapping(tx, vendorId);
}

export async function mapGroup(
  tx: Tx,
  vendorId: number,
  groupId: string,
  category: string,
): Promise<boolean> {
  await findVendor(tx, vendorId);
  const ids = await idsBySlug(tx);
  const categoryId = ids.get(category);
  if (categoryId === undefined) throw new OperatorError(unknownCategory(category));
  return (await repository.saveMapping(tx, vendorId, [{ groupId, categoryId }])) > 0;
}

export async function unmapGroup(tx: Tx, vendorId: number, groupId: string): Promise<void> {
  const { name } = await findVendor(tx, vendorId);
  if ((await repository.deleteMapping(tx, vendorId, groupId)) === 0)
    throw new OperatorError(`The group "${groupId}" of ${name} is not mapped.`);
}

/** The whole file or nothing of it: each wrong line is named. */
export async function importMapping(
  tx: Tx,
  vendorId: number,
  file: string,
): Promise<{ changed: number; unchanged: number; undecided: number }> {
  await findVendor(tx, vendorId);
  const lines = await readMappingFile(file);
  const decided = lines.filter(({ category }) => category !== '');
  const groups = checkLines(decided, await idsBySlug(tx));
  const changed = await repository.saveMapping(tx, vendorId, groups);
  return {
    changed,
    unchanged: groups.length - changed,
    undecided: lines.length - decided.length,
  };
}

const headings = ['group', 'name', 'articles', 'category', 'reason'] as const;

/** The groups of an import as a file that `importMapping` reads once it was looked through. */
export const mappingFile = (groups: readonly UnmappedGroup[]): string =>
  [
    csvStart(headings, 'de'),
    ...groups
      .filter(({ groupId }) => groupId !== '')
      .map(({ groupId, path, articles, suggestion }) =>
        csvLine([groupId, path, articles, suggestion?.category ?? '', suggestion?.reason ?? ''], 'de'),
      ),
  ].join('');

async function readMappingFile(file: string): Promise<MappingLine[]> {
  try {
    const { format, text } = await openTextFile(file);
    if (format !== 'csv') throw new CatalogueError('The file is a catalogue, and no mapping.');
    const all: CsvRecord[] = [];
    for await (const record of csvRecords(text, { decisiveLines: 1 })) all.push(record);
    const [header, ...records] = all;
    const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
    const [group, category] = [names.indexOf('group'), names.indexOf('category')];
    if (group < 0 || category < 0)
      throw new CatalogueError('The first line must name the columns "group" and "category".');
    if (records.length === 0) throw new CatalogueError('The file has no line below its columns.');
    const cell = (cells: readonly string[], index: number) => unguarded(cells[index]?.trim() ?? '');
    return records.map(({ line, cells }) => ({
      line,
      groupId: cell(cells, group),
      category: cell(cells, category),
    }));
  } catch (error) {
    if (error instanceof CatalogueError || error instanceof BrokenCsv)
      throw new OperatorError(`Nothing was changed. ${error.message}`);
    throw error;
  }
}

function checkLines(
  lines: readonly MappingLine[],
  ids: ReadonlyMap<string, number>,
): { groupId: string; categoryId: number }[] {
  const problems: string[] = [];
  const groups = new Map<string, { line: number; categoryId: number }>();
  for (const { line, groupId, category } of lines) {
    const categoryId = ids.get(category);
    const earlier = groups.get(groupId);
    if (groupId === '') problems.push(`line ${line}: the group is missing`);
    else if (categoryId === undefined) problems.push(`line ${line}: ${unknownCategory(category)}`);
    else if (earlier !== undefined)
      problems.push(`line ${line}: the group "${groupId}" stands on line ${earlier.line} already`);
    else groups.set(groupId, { line, categoryId });
  }
  if (problems.length > 0) throw new OperatorError(`Nothing was changed.\n${problems.join('\n')}`);
  return [...groups].map(([groupId, { categoryId }]) => ({ groupId, categoryId }));
}

const unknownCategory = (slug: string): string =>
  `there is no category "${slug}" that products can be in. See: npm run admin -- category list`;

/** Categories of the second level. */
async function idsBySlug(tx: Tx): Promise<Map<string, number>> {
  return new Map((await listCategories(tx)).map(({ slug, id }) => [slug, id]));
}
