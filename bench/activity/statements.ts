// The statements of a call with what each of them reads: seen at the driver, and explained as the role of the application.
import pg, { type Client } from 'pg';

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Query = string | { text?: string; values?: unknown[]; statements?: Statement[] };

/** Nothing else may be asked meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: Client, first: Query, ...others: unknown[]) {
    if (typeof first === 'string') recorded.push({ sql: first, values: (others[0] as unknown[]) ?? [] });
    else if (first.statements) recorded.push(...first.statements);
    else recorded.push({ sql: first.text ?? '', values: first.values ?? [] });
    return Reflect.apply(query, this, [first, ...others]);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return recorded.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql) && !sql.includes('set_config('));
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

export interface Reading {
  /** Rows of the activity log. */
  readonly rows: number;
  /** Blocks of 8 kB, of all tables and indexes. */
  readonly buffers: number;
}

/** What statements read under the rules that hide the rows of other practices. */
export async function explainStatements(
  owner: Client,
  practiceId: number,
  statements: readonly Statement[],
): Promise<Reading> {
  const { rows: grants } = await owner.query<{ grantee: string }>(
    `select grantee from information_schema.role_table_grants
     where table_name = 'activity' and privilege_type = 'INSERT' and grantee <> current_user limit 1`,
  );
  let [rows, buffers] = [0, 0];
  await owner.query('begin');
  await owner.query(`set local role "${grants[0]?.grantee}"`);
  await owner.query(`select set_config('app.practice_id', $1, true)`, [String(practiceId)]);
  for (const { sql, values } of statements.filter((one) => one.sql.includes('activity'))) {
    const explained = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...values],
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) continue;
    rows += countRows(plan);
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  await owner.query('rollback');
  return { rows, buffers };
}

function countRows(plan: Plan): number {
  const inside = (plan.Plans ?? []).reduce((sum, child) => sum + countRows(child), 0);
  if (plan['Relation Name'] !== 'activity') return inside;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return inside + Math.round((plan['Actual Rows'] + removed) * plan['Actual Loops']);
}
