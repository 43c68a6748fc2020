// Starts the product on the data that are wanted: made when they are not there yet.
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seconds } from '../beside-sql/compare.ts';
import { grow } from './grow.ts';
import { options } from './options.ts';
import { type MeasuredProduct, startMeasured } from './product.ts';
import { type Size, seedProducts } from './size.ts';

type Wanted = Omit<Parameters<typeof startMeasured>[0], 'dataDir' | 'settings'>;

export async function startOn(wanted: Wanted, size: Size | null): Promise<MeasuredProduct> {
  const dataDir = findFolder(wanted.name, size);
  if (size === null) {
    const product = await startMeasured({ ...wanted, dataDir });
    await product.owner.query('vacuum (analyze)');
    return product;
  }
  if (dataDir === undefined) throw new Error('Say with --keep where the data shall lie');
  const settings = { DEMO_PRODUCTS: String(seedProducts) };
  const began = performance.now();
  const seeded = await startMeasured({ ...wanted, dataDir, settings });
  const isNew = await grow(seeded.owner, size);
  await seeded.stop();
  // Made anew of what there is now.
  if (isNew) rmSync(join(dataDir, 'search'), { recursive: true, force: true });
  console.log(`Data of ${wanted.name}, ${size.name}: ready after ${seconds(began)} s`);
  return startMeasured({ ...wanted, dataDir, settings });
}

/** Data folder of one side; each side has its own, because an earlier commit has an earlier schema. */
export function findFolder(name: string, size: Size | null): string | undefined {
  if (options.keep === undefined) return undefined;
  const folder = resolve(options.keep, `${size?.name ?? 'demo'}-${name}`);
  mkdirSync(folder, { recursive: true });
  // As root, the database's own user must pass through.
  for (const place of [resolve(options.keep), folder]) chmodSync(place, 0o711);
  return folder;
}
