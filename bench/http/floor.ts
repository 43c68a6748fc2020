// The floor: a bare Fastify that sends the least SQL and answers with the same JSON, in a process of its own.
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './row.ts';

export interface FloorRoute {
  readonly method: string;
  readonly path: string;
  readonly statements: readonly Statement[];
  /** The product's answer. */
  readonly answer: unknown;
}

export interface FloorPlan {
  readonly database: pg.ClientConfig;
  readonly connections: number;
  readonly routes: readonly FloorRoute[];
}

process.once('message', async ({ database, connections, routes }: FloorPlan) => {
  const pool = new pg.Pool({ ...database, max: connections });
  const app = Fastify();
  for (const [place, { method, path, statements, answer }] of routes.entries()) {
    let turn = 0;
    const named = statements.map((statement, index) => ({ name: `${place} ${index}`, ...statement }));
    app.route({
      method,
      url: path,
      handler: async () => {
        turn += 1;
        // The rows are left aside: making the answer of them would cost a little more.
        for (const { name, text, values = [[]] } of named)
          await pool.query({ name, text, values: [...(values[turn % values.length] ?? [])] });
        return answer;
      },
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.once('disconnect', () => process.exit(0));
