// Which tables of practices a statement reads or writes without naming their practice. On a distributed database such a statement
// would be asked on every server, or refused.
import { loadModule, parseSync } from 'libpg-query';
import { distributedTables } from '../platform/database/table-placement.ts';
import { collect, type Node, visit } from './syntax-tree.ts';

await loadModule();

/** A table in FROM, or the one that is written. */
interface Reference {
  readonly table: string;
  readonly alias: string;
}

/** One SELECT, UPDATE, DELETE or INSERT, without those inside it. */
interface Level {
  readonly references: Reference[];
  /** Aliases of queries in FROM, whose tables are looked at by themselves. */
  readonly queries: string[];
  /** What must hold for each row: the parts of WHERE and of ON that are joined by AND. */
  readonly conditions: Node[];
  /** Names of columns in USING. */
  readonly shared: { readonly aliases: readonly string[]; readonly columns: readonly string[] }[];
}

const checked = new Set<string>();

/** Throws where a table of practices is used without its practice. */
export function refuseUnnamedPractice(sql: string): void {
  if (checked.has(sql)) return;
  const tables = findUnnamedPractices(sql);
  if (tables.length > 0) throw new Error(`Name the practice of ${tables.join(', ')} in: ${sql}`);
  checked.add(sql);
}

/** The names of tables, one for each place where its practice is missing. */
export function findUnnamedPractices(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as { stmts?: unknown[] };
  const queries = new Set(collect(stmts, 'CommonTableExpr').map(({ ctename }) => String(ctename)));
  const isQuery = (table: string): boolean => queries.has(table);
  const isOwned = ({ table }: Reference): boolean =>
    !isQuery(table) && (distributedTables as readonly string[]).includes(table);
  return [
    ...collectLevels(stmts).flatMap((level) => findUnnamed(level, isOwned, isQuery)),
    ...collect(stmts, 'InsertStmt').flatMap((insert) => findUnnamedInsert(insert, isOwned)),
  ];
}

function findUnnamedInsert(insert: Node, isOwned: (reference: Reference) => boolean): string[] {
  const target = toReference(insert.relation as Node);
  const columns = collect(insert.cols, 'ResTarget').map(({ name }) => name);
  return isOwned(target) && !columns.includes('practice_id') ? [target.table] : [];
}

/**
 * A table is named when its practice equals a value that is given with the statement, or the practice of a query or of another named
 * table beside it. The practice of an outer query is not enough: a distributed database would ask all servers.
 */
function findUnnamed(
  level: Level,
  isOwned: (reference: Reference) => boolean,
  isQuery: (table: string) => boolean,
): string[] {
  const equals = level.conditions.flatMap((condition) => practiceEquals(condition, level));
  for (const { aliases, columns } of level.shared)
    if (columns.includes('practice_id'))
      for (const one of aliases) for (const other of aliases) if (one !== other) equals.push([one, other]);
  const beside = new Set(level.references.map(({ alias }) => alias));
  const queries = level.references.filter(({ table }) => isQuery(table)).map(({ alias }) => alias);
  const named = new Set<string | typeof given>([given, ...level.queries, ...queries]);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [alias, other] of equals) {
      if (!beside.has(alias) || named.has(alias) || !named.has(other)) continue;
      named.add(alias);
      isChanged = true;
    }
  }
  return level.references
    .filter((reference) => isOwned(reference) && !named.has(reference.alias))
    .map(({ table }) => table);
}

/** Instead of an alias: a value that is given with the statement. */
const given = Symbol('given');

/** Pairs of an alias and what its practice equals, both ways round. */
function practiceEquals(condition: Node, level: Level): (readonly [string, string | typeof given])[] {
  const expression = condition.A_Expr as Node | undefined;
  if (expression?.kind !== 'AEXPR_OP' || operator(expression) !== '=') return [];
  const [left, right] = [sides(expression.lexpr as Node), sides(expression.rexpr as Node)];
  return left.flatMap((one, place) => {
    const other = right[place];
    if (other === undefined) return [];
    return [equal(one, other, level), equal(other, one, level)].flatMap((pair) => pair ?? []);
  });
}

const operator = ({ name }: Node): unknown => (name as { String: Node }[]).at(-1)?.String.sval;
/** `(a, b) = (c, d)` is `a = c and b = d`. */
const sides = (side: Node): readonly Node[] => {
  const row = side.RowExpr as { args: Node[] } | undefined;
  return row?.args ?? [side];
};

function equal(one: Node, other: Node, level: Level): [readonly [string, string | typeof given]] | null {
  const column = toColumn(one, level);
  if (column?.name !== 'practice_id') return null;
  if (isGiven(other)) return [[column.alias, given]];
  const equalled = toColumn(other, level);
  return equalled === null || equalled.alias === column.alias ? null : [[column.alias, equalled.alias]];
}

function isGiven(node: Node): boolean {
  const cast = node.TypeCast as { arg: Node } | undefined;
  return 'ParamRef' in (cast?.arg ?? node);
}

/** A column without an alias belongs to the only table of its level. */
function toColumn(node: Node, { references }: Level): { alias: string; name: unknown } | null {
  const { fields } = (node.ColumnRef ?? {}) as { fields?: { String?: Node }[] };
  const names = fields?.map((field) => field.String?.sval) ?? [];
  if (names.length === 0) return null;
  const [alias = references.length === 1 ? references[0]?.alias : undefined] = names.slice(0, -1);
  return alias === undefined ? null : { alias: String(alias), name: names.at(-1) };
}

function toReference({ relname, alias }: Node): Reference {
  return { table: String(relname), alias: String((alias as Node | undefined)?.aliasname ?? relname) };
}

function collectLevels(tree: unknown): Level[] {
  const levels: Level[] = [];
  visit(tree, (kind, node) => {
    if (kind === 'SelectStmt' || kind === 'larg' || kind === 'rarg')
      levels.push(readLevel([], (node.fromClause ?? []) as Node[], node.whereClause));
    if (kind === 'UpdateStmt') levels.push(readWrite(node, 'fromClause'));
    if (kind === 'DeleteStmt') levels.push(readWrite(node, 'usingClause'));
  });
  return levels;
}

const readWrite = (node: Node, from: string): Level =>
  readLevel([toReference(node.relation as Node)], (node[from] ?? []) as Node[], node.whereClause);

function readLevel(targets: readonly Reference[], from: readonly Node[], where: unknown): Level {
  const level: Level = { references: [...targets], queries: [], conditions: conjuncts(where), shared: [] };
  for (const item of from) readFrom(item, level);
  return level;
}

/** Returns the aliases of what the item joins. */
function readFrom(item: Node, level: Level): string[] {
  if (item.RangeVar) {
    const reference = toReference(item.RangeVar as Node);
    level.references.push(reference);
    return [reference.alias];
  }
  const query = item.RangeSubselect as Node | undefined;
  if (query !== undefined) {
    const alias = String((query.alias as Node | undefined)?.aliasname);
    level.queries.push(alias);
    return [alias];
  }
  const join = item.JoinExpr as Node | undefined;
  if (join === undefined) return [];
  const aliases = [...readFrom(join.larg as Node, level), ...readFrom(join.rarg as Node, level)];
  level.conditions.push(...conjuncts(join.quals));
  const columns = ((join.usingClause ?? []) as { String: Node }[]).map((column) =>
    String(column.String.sval),
  );
  level.shared.push({ aliases, columns });
  return aliases;
}

function conjuncts(condition: unknown): Node[] {
  if (condition === undefined || condition === null) return [];
  const { BoolExpr: all } = condition as { BoolExpr?: { boolop: string; args: Node[] } };
  return all?.boolop === 'AND_EXPR' ? all.args.flatMap(conjuncts) : [condition as Node];
}
