// Operator commands for manufacturers: one that catalogues spell in several ways is merged into one.
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import * as repository from './manufacturer-operations.repository.ts';

export const { listManufacturers: findManufacturers } = repository;

/** Stands for products whose manufacturer nobody knows. */
const unknownId = 1;

type Moving = (tx: Tx, from: repository.Manufacturer, into: repository.Manufacturer) => Promise<unknown>;
const movings = new Set<Moving>();

/** A domain above registers here how its rows change their manufacturer, in the same transaction. */
export function registerManufacturerMerge(moving: Moving): void {
  movings.add(moving);
}

export interface Merge {
  readonly into: string;
  readonly merged: string[];
  readonly products: number;
  /** Numbers that several products of the manufacturer have now. */
  readonly repeatedNumbers: number;
}

/** The names of the merged ones stay known: later catalogues that use them mean the other one. */
export async function mergeManufacturers(tx: Tx, fromIds: readonly number[], intoId: number): Promise<Merge> {
  if ([...fromIds, intoId].includes(unknownId))
    throw new OperatorError(`Manufacturer ${unknownId} stands for unknown ones and is not merged.`);
  if (fromIds.includes(intoId))
    throw new OperatorError(`Manufacturer ${intoId} cannot be merged into itself.`);
  const rows = await repository.lockManufacturers(tx, [...fromIds, intoId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const requireRow = (id: number): repository.Manufacturer => {
    const row = byId.get(id);
    if (row === undefined)
      throw new OperatorError(`There is no manufacturer ${id}. See: npm run admin -- manufacturer list`);
    return row;
  };
  const into = requireRow(intoId);
  const merged = [...new Set(fromIds)].map(requireRow);
  let products = 0;
  for (const from of merged) {
    products += await repository.moveProducts(tx, from.id, into.id);
    for (const move of movings) await move(tx, from, into);
    await repository.replaceManufacturer(tx, from, into.id);
  }
  return {
    into: into.name,
    merged: merged.map(({ name }) => name),
    products,
    repeatedNumbers: await repository.countRepeatedNumbers(tx, into.id),
  };
}
