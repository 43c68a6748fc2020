// Starts everything that is measured, on the same kind of data.
import { join } from 'node:path';
import type { Earlier } from './against.ts';
import { emailOfCopy } from './grow.ts';
import { findPlace, type Visitor, visit } from './place.ts';
import type { MeasuredProduct } from './product.ts';
import type { Row } from './row.ts';
import { searchReady } from './searches.ts';
import { floorSide, type Side, toSide } from './side.ts';
import type { Size } from './size.ts';
import { startFloor } from './start-floor.ts';
import { startOn } from './start-on.ts';

/** Connections of the product to its database, by default; the floor has as many. */
const connections = 10;

export interface MeasuredSide extends Side {
  readonly product: MeasuredProduct | null;
}

export interface Sides {
  readonly product: MeasuredSide;
  readonly floor: MeasuredSide;
  readonly earlier: MeasuredSide | null;
  readonly all: readonly MeasuredSide[];
  close(): Promise<void>;
}

interface Wanted {
  readonly root: string;
  readonly scripts: string;
  readonly earlier: Earlier | undefined;
  readonly rows: readonly Row[];
  /** Null: the demo data. */
  readonly size: Size | null;
  readonly clients: number;
}

export async function openSides({ root, scripts, earlier, rows, size, clients }: Wanted): Promise<Sides> {
  const inside = join(scripts, 'inside.js');
  const ends: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  const open = async (name: string, folder: string) => {
    const product = await startOn({ name, root: folder, inside }, size);
    ends.push(() => product.stop());
    const visitors = await visitorsOf(product, size, clients);
    if (size) await searchReady(visitors[0] as Visitor, size.products * 0.9);
    ends.push(() => {
      for (const { client } of visitors) client.close();
    });
    return { product, visitors };
  };
  try {
    const ours = await open('product', root);
    const before = earlier && (await open(earlier.name, earlier.root));
    if (before) for (const row of rows) await row.ready?.(before.visitors[0] as Visitor);
    const floor = await startFloor(
      ...[join(scripts, 'floor.js'), ours.product, ours.visitors[0] as Visitor, rows, connections],
    );
    ends.push(() => floor.stop());
    const product = { ...toSide(ours.product, ours.visitors), product: ours.product };
    const bare = { ...floorSide(floor, ours.product, ours.visitors), product: null };
    const old = before ? { ...toSide(before.product, before.visitors), product: before.product } : null;
    return { product, floor: bare, earlier: old, all: [product, bare, ...(old ? [old] : [])], close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Visitors, the first in the demo practice; the others there too, or in practices of their own if a size is given. */
async function visitorsOf(
  { owner, port }: MeasuredProduct,
  size: Size | null,
  clients: number,
): Promise<Visitor[]> {
  const demo = await findPlace(owner, 'demo@praxora.example');
  const visitors: Visitor[] = [];
  for (let index = 0; index < clients; index += 1) {
    const isInCopy = size !== null && index > 0;
    const place = isInCopy ? await findPlace(owner, emailOfCopy(1 + (index % size.practices))) : demo;
    visitors.push(await visit(owner, port, place));
  }
  return visitors;
}
