// SQL of reference data: products, categories and manufacturers.
import type { Tx } from '../../../platform/database/tx.ts';

export const listManufacturers = (tx: Tx): Promise<{ ID: number; Name: string }[]> =>
  tx.rows('select id as "ID", name as "Name" from manufacturer order by id = 1 desc, lower(name)');
