// Checks all rows of an import as they would be booked: groups rows by article and collects all errors.
import type { ArticlePayload } from '@praxora/contract/inventory/article';
import type { ImportRow } from '@praxora/contract/inventory/article-import.calls';
import { fieldsOfEveryRow, importFields } from '@praxora/rules/inventory/article-import-fields';
import { mostStock } from '@praxora/rules/shared/units';
import { mapInSlices, Slices } from '../../../../platform/slices.ts';
import type { Draft, Values } from '../draft.ts';
import { checkArticle } from './article.ts';
import { Cells } from './cells.ts';
import { articlesOfNumber, articleToUpdate, existingArticle } from './existing.ts';
import { checkIdentity, type Identity } from './identity.ts';
import { checkOpeningStock, checkPlace, type Opening, type Place, type PlaceRules } from './opening.ts';
import type { KnownArticle } from './reference-data.repository.ts';
import type { ReferenceData } from './reference-data.ts';
import { type ArticleUpdate, checkUpdate } from './update.ts';

/** An article of the file with all its stock. */
export interface ArticleGroup {
  readonly identity: Identity;
  readonly payload: ArticlePayload | null;
  readonly place: Place | null;
  readonly openings: Opening[];
  readonly first: Cells;
  readonly line: number;
  /** It exists already. */
  readonly existingId: number | null;
  stock: number;
}

export interface CheckedRows {
  /** What an update changes is in `updates`: telling it in words is left to whoever shows the row. */
  readonly rows: ImportRow[];
  /** Only those that would be created. */
  readonly groups: ArticleGroup[];
  /** What changes of articles that exist already, by the row that says so. */
  readonly updates: ReadonlyMap<number, ArticleUpdate>;
  readonly unknownStorages: string[];
  /** Articles of the file that exist already, be it only by their number. */
  readonly existing: number;
}

/** The values of all rows, in their order; other requests get their turn in between. */
export async function checkRows(
  draft: Draft,
  allValues: readonly Values[],
  reference: ReferenceData,
  slices = new Slices(),
): Promise<CheckedRows> {
  const rules: PlaceRules = { ...draft, unknown: new Map() };
  const leftOut = new Set(draft.leftOut);
  const groups = new Map<string, ArticleGroup>();
  const sameRows = new Map<string, number>();
  const productLines = new Map<number, { key: string; line: number }>();
  const updates = new Updates(reference, rules);
  /** By article, or while nothing is updated by what the file calls an article. */
  const existing = new Set<number | string>();
  const look = (values: Values, row: number): ImportRow => {
    const line = draft.rows[row]?.line ?? 0;
    const base = { row, line, values, isCorrected: draft.corrections[row] !== undefined, changes: [] };
    if (leftOut.has(row)) return { ...base, status: 'leftOut', problems: [], notes: [] };
    const cells = new Cells(values);
    const identity = checkIdentity(cells, reference);
    if (draft.updateExisting) {
      const article = articleToUpdate(cells, identity, reference);
      if (article !== null) {
        existing.add(article.id);
        const status = updates.add(row, line, cells, identity, article);
        return { ...base, status, problems: cells.problems, notes: cells.notes };
      }
    }
    const former = groups.get(identity.key);
    const existingId = former ? former.existingId : (existingArticle(identity, reference)?.id ?? null);
    const ofNumber = articlesOfNumber(cells, identity, reference);
    if (existingId === null && !former && ofNumber.length > 0)
      cells.note('manufacturerNumber', 'numberKnown');
    if (existingId !== null || ofNumber.length > 0) existing.add(identity.key);
    if (existingId !== null && draft.skipExisting) {
      if (!former) groups.set(identity.key, skippedGroup(identity, cells, line, existingId));
      return { ...base, status: 'skipped', problems: [], notes: [] };
    }
    const group = former ?? newGroup(cells, identity, draft, reference, rules, line, existingId);
    groups.set(identity.key, group);
    if (former) refuseDifferences(cells, former);
    if (existingId !== null) cells.refuse('name', 'ARTICLE_EXISTS', {}, existingId);
    refuseSameProduct(cells, identity, line, productLines);
    addOpening(cells, group, former !== undefined, reference, rules);
    noteSameRow(cells, line, sameRows);
    const status = cells.problems.length > 0 ? 'wrong' : 'ready';
    return { ...base, status, problems: cells.problems, notes: cells.notes };
  };
  const rows = await mapInSlices(allValues, look, slices);
  const all = [...groups.values()];
  return {
    rows,
    groups: all.filter(({ existingId }) => existingId === null),
    updates: updates.byRow,
    unknownStorages: [...rules.unknown.values()].sort((a, b) => a.localeCompare(b, 'de')),
    existing: existing.size,
  };
}

/** Rows about articles that exist: the first of each says what changes, further ones are its stock, which stays as it is. */
class Updates {
  readonly byRow = new Map<number, ArticleUpdate>();
  private readonly first = new Map<number, { readonly first: Cells; readonly line: number }>();

  constructor(
    private readonly reference: ReferenceData,
    private readonly rules: PlaceRules,
  ) {}

  add(
    row: number,
    line: number,
    cells: Cells,
    identity: Identity,
    article: KnownArticle,
  ): ImportRow['status'] {
    const former = this.first.get(article.id);
    if (former) refuseDifferences(cells, former);
    const update = former ? null : checkUpdate(cells, identity, article, this.reference, this.rules);
    if (!former) this.first.set(article.id, { first: cells, line });
    if (cells.problems.length > 0) return 'wrong';
    if (update === null || update.fields.length === 0) return 'skipped';
    this.byRow.set(row, update);
    return 'update';
  }
}

const skippedGroup = (identity: Identity, first: Cells, line: number, existingId: number): ArticleGroup => ({
  identity,
  payload: null,
  place: null,
  openings: [],
  first,
  line,
  existingId,
  stock: 0,
});

function newGroup(
  cells: Cells,
  identity: Identity,
  draft: Draft,
  reference: ReferenceData,
  rules: PlaceRules,
  line: number,
  existingId: number | null,
): ArticleGroup {
  const payload = checkArticle(cells, identity, reference);
  // Where the file has no column of its own for it, an article belongs where its first stock lies.
  const field = draft.mapping.includes('defaultStorage') ? 'defaultStorage' : 'storage';
  const place = checkPlace(cells, field, reference, rules);
  return { ...skippedGroup(identity, cells, line, 0), payload, place, existingId };
}

/** A further row may leave the article's own fields empty, but not say something else. */
function refuseDifferences(cells: Cells, { first, line }: Pick<ArticleGroup, 'first' | 'line'>): void {
  for (const field of fieldsOfEveryRow) {
    const text = cells.text(field);
    if (text !== '' && text.toLowerCase() !== first.text(field).toLowerCase())
      cells.refuse(field, 'IMPORT_ROWS_DIFFER', { line });
  }
}

function noteSameRow(cells: Cells, line: number, lines: Map<string, number>): void {
  const content = JSON.stringify(importFields.map((field) => cells.text(field)));
  const other = lines.get(content);
  if (other === undefined) lines.set(content, line);
  else cells.noteSameRow(other);
}

function refuseSameProduct(
  cells: Cells,
  { product, key }: Identity,
  line: number,
  lines: Map<number, { key: string; line: number }>,
): void {
  if (product === null) return;
  const other = lines.get(product.id);
  if (other === undefined) lines.set(product.id, { key, line });
  else if (other.key !== key) cells.refuse('name', 'IMPORT_PRODUCT_TWICE', { line: other.line });
}

function addOpening(
  cells: Cells,
  group: ArticleGroup,
  isFurther: boolean,
  reference: ReferenceData,
  rules: PlaceRules,
): void {
  const opening = checkOpeningStock(cells, group.payload, reference, rules);
  const saysNothing = ['amount', 'batchNumber', 'expirationDate'] as const;
  if (isFurther && saysNothing.every((field) => cells.text(field) === ''))
    cells.refuse('name', 'IMPORT_ARTICLE_TWICE', { line: group.line });
  if (opening === null) return;
  group.stock += opening.amount;
  if (group.stock > mostStock) cells.refuse('amount', 'STOCK_TOO_LARGE', { maximum: mostStock });
  group.openings.push(opening);
}
