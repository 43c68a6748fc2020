// The rule of updates: each one builds on the one before it, the first on a whole catalogue.
import type { Column } from '../../../platform/database/row-types.ts';
import { CatalogueError, type CatalogueMark } from '../../vendors/index.ts';

/** Last import of a catalogue. */
export interface LastImport {
  readonly version: Column<'vendor_catalogue', 'version'>;
  /** Updates since the whole catalogue. */
  readonly updates: Column<'vendor_catalogue', 'updates'>;
}

/** The import an update builds on; refuses one that does not follow it. */
export function builtOn<Last extends LastImport>(mark: CatalogueMark, last: Last | null): Last {
  const catalogue = mark.id === '' ? 'the catalogue' : `the catalogue "${mark.id}"`;
  if (last === null) {
    throw new CatalogueError(
      `This is an update, but ${catalogue} itself was never imported: import it whole (T_NEW_CATALOG) first.`,
    );
  }
  const problem = problemOf(mark, last, catalogue);
  if (problem !== null) throw new CatalogueError(problem);
  return last;
}

function problemOf({ version, previous }: CatalogueMark, last: LastImport, catalogue: string): string | null {
  if (version !== last.version) {
    return `This is an update of version "${version}" of ${catalogue}, but version "${last.version}" was imported: import the whole catalogue (T_NEW_CATALOG) of version "${version}" first.`;
  }
  if (!/^\d{1,9}$/.test(previous)) {
    return `The update does not say what it builds on: prev_version is "${previous}", not a whole number.`;
  }
  const number = Number(previous);
  if (number === last.updates) return null;
  const expected = `of ${catalogue} ${last.updates} update(s) were imported since it came whole, so that prev_version must be ${last.updates}, not ${number}`;
  return number < last.updates
    ? `This update was imported before, or is out of date: ${expected}.`
    : `Updates are missing before this one: ${expected}. Import those first, or the whole catalogue (T_NEW_CATALOG).`;
}
