// SQL of reference data: products, categories and manufacturers.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const listManufacturers = (
  tx: Tx,
): Promise<{ ID: Column<'manufacturer', 'id'>; Name: Column<'manufacturer', 'name'> }[]> =>
  tx.rows('select id as "ID", name as "Name" from manufacturer order by id = 1 desc, lower(name)');
