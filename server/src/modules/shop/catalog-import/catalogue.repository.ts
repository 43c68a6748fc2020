// Which version of a vendor's catalogue was imported last, and its groups, which updates only name.
import type { Client } from 'pg';
import { copyRows } from '../../../platform/database/copy.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LastImport } from './catalogue-version.ts';
import type { Group } from './check/categories.ts';

export type CatalogueRow = LastImport & Columns<'vendor_catalogue', 'id'>;

export const findCatalogue = (tx: Tx, vendorId: number, catalogueId: string): Promise<CatalogueRow | null> =>
  tx.maybe<CatalogueRow>(
    'select id, version, updates from vendor_catalogue where vendor_id = $1 and catalogue_id = $2',
    [vendorId, catalogueId],
  );

export const listGroups = (
  tx: Tx,
  catalogue: number,
): Promise<(Group & { id: Column<'vendor_catalogue_group', 'group_id'> })[]> =>
  tx.rows(
    'select group_id as id, name, parent_id as "parentId" from vendor_catalogue_group where vendor_catalogue_id = $1',
    [catalogue],
  );

export const noteUpdate = (tx: Tx, catalogue: number): Promise<number> =>
  tx.run('update vendor_catalogue set updates = updates + 1, imported_at = now() where id = $1', [catalogue]);

export async function noteWhole(
  tx: Tx,
  client: Client,
  vendorId: number,
  catalogue: { readonly id: string; readonly version: string },
  groups: ReadonlyMap<string, Group>,
): Promise<void> {
  await tx.run('delete from vendor_catalogue where vendor_id = $1 and catalogue_id = $2', [
    vendorId,
    catalogue.id,
  ]);
  const { id } = await tx.one<Columns<'vendor_catalogue', 'id'>>(
    'insert into vendor_catalogue (vendor_id, catalogue_id, version) values ($1, $2, $3) returning id',
    [vendorId, catalogue.id, catalogue.version],
  );
  await copyRows(
    client,
    'vendor_catalogue_group',
    'vendor_catalogue_id, group_id, name, parent_id',
    [...groups].map(([groupId, { name, parentId }]) => [id, groupId, name, parentId]),
  );
}

/** A file that replaced all a vendor offers leaves nothing that updates of its other catalogues could build on. */
export const forgetCatalogues = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('delete from vendor_catalogue where vendor_id = $1', [vendorId]);
