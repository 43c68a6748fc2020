// How the database would carry out a list for a practice, under the rules that hide other practices' rows.
import type { Tx } from '../platform/database/tx.ts';
import type { TestApp } from './app.ts';
import { aPractice } from './builders.ts';

/** The plan of the statement that `list` sends with `rows`. */
export async function explainPlan(app: TestApp, list: (tx: Tx) => Promise<unknown>): Promise<string> {
  const practiceId = await aPractice(app);
  return app.platform.database.forPractice(practiceId, async (tx) => {
    // A table of a few rows is read whole wherever that is allowed.
    await tx.run('set local enable_seqscan = off');
    let plan = '';
    const explaining: Tx = {
      ...tx,
      rows: async (sql, values) => {
        const lines = await tx.rows<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan = lines.map((line) => line['QUERY PLAN']).join('\n');
        return [];
      },
    };
    await list(explaining);
    return plan;
  });
}
