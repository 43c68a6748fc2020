// All stored document data: what was built at once (the base) and what changed since (the overlay).
import type { Compounds } from '../text/compounds.ts';
import type { CatalogValues } from './catalog-values.ts';
import type { Columns } from './columns.ts';
import type { StoredFields, StoredProduct } from './stored-fields.ts';
import type { TextIndex } from './text-index.ts';

export interface BuiltIndex {
  readonly text: TextIndex;
  readonly columns: Columns;
  readonly values: CatalogValues;
  readonly stored: StoredFields;
  readonly compounds: Compounds;
  /** How folded words are really spelled, where that differs. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Documents behind those of the base, in the same columns, with texts of their own. */
export interface Overlay {
  readonly text: TextIndex;
  readonly stored: StoredFields;
}

export interface Catalog extends BuiltIndex {
  readonly baseCount: number;
  readonly overlay: Overlay | undefined;
}

export const listTexts = ({ text, overlay }: Catalog): TextIndex[] =>
  overlay ? [text, overlay.text] : [text];

export function storedProduct({ stored, overlay, baseCount }: Catalog, document: number): StoredProduct {
  return overlay && document >= baseCount ? overlay.stored.read(document - baseCount) : stored.read(document);
}
