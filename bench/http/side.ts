// A side of the comparison: the product, the product of an earlier commit, or the floor.
import type { HttpClient, RequestToSend } from './client.ts';
import type { Visitor } from './place.ts';
import type { Cpu, MeasuredProduct } from './product.ts';
import type { Row } from './row.ts';
import type { Floor } from './start-floor.ts';

export interface BenchClient {
  readonly client: HttpClient;
  ask(row: Row, turn: number): RequestToSend;
  /** Runs the setup a row needs before each request. */
  prepare(row: Row): Promise<unknown>;
}

export interface Side {
  readonly name: string;
  readonly askers: readonly BenchClient[];
  cpu(): Cpu;
}

export const toSide = (product: MeasuredProduct, visitors: readonly Visitor[]): Side => ({
  name: product.name,
  cpu: product.cpu,
  askers: visitors.map((visitor) => ({
    client: visitor.client,
    ask: (row, turn) => row.ask(visitor, turn),
    prepare: async (row) => row.prepare?.(product.owner, visitor.place),
  })),
});

/** Its clients ask as the product's do, at the floor's own addresses. */
export const floorSide = (floor: Floor, product: MeasuredProduct, visitors: readonly Visitor[]): Side => ({
  name: 'floor',
  cpu: floor.cpu,
  askers: visitors.map((visitor) => ({
    client: floor.client(),
    ask: (row, turn) => ({ ...row.ask(visitor, turn), path: floor.pathOf(row), headers: {} }),
    prepare: async (row) => row.prepare?.(product.owner, visitor.place),
  })),
});
