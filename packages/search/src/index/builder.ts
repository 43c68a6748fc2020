// Builds an index from documents as they come, in memory that does not grow with their raw size.
import { SearchIndex } from '../search-index.ts';
import { Compounds } from '../text/compounds.ts';
import type { Thesaurus } from '../text/synonyms.ts';
import type { BuiltIndex } from './catalog.ts';
import { CatalogValues } from './catalog-values.ts';
import { Columns } from './columns.ts';
import type { ProductDocument } from './document.ts';
import { ObjectIds } from './object-ids.ts';
import { StoredFieldsBuilder } from './stored-fields.ts';
import { TextIndexBuilder } from './text-index-builder.ts';

export interface BuildOptions {
  readonly thesaurus?: Thesaurus;
  /** Words to split compounds by, and nothing is learned; without them, the catalogue's own. */
  readonly compoundWords?: ReadonlySet<string>;
  /** Called now and then; the build goes on when it resolves. */
  readonly pause?: () => Promise<void>;
}

const documentsBetweenPauses = 2000;

export async function buildIndex(
  documents: Iterable<ProductDocument> | AsyncIterable<ProductDocument>,
  options: BuildOptions = {},
): Promise<SearchIndex> {
  const pause = options.pause ?? (() => Promise.resolve());
  const builder = new IndexBuilder();
  let count = 0;
  for await (const document of documents) {
    builder.add(document);
    if (++count % documentsBetweenPauses === 0) await pause();
  }
  const finishing = builder.finish(options.compoundWords);
  let step = finishing.next();
  while (!step.done) {
    await pause();
    step = finishing.next();
  }
  return new SearchIndex(step.value, options.thesaurus);
}

class IndexBuilder {
  readonly #texts = new TextIndexBuilder();
  readonly #stored = new StoredFieldsBuilder();
  readonly #columns = new Columns(1024);
  readonly #values = new CatalogValues();

  add(document: ProductDocument): void {
    this.#columns.append(document, this.#texts.add(document), this.#values);
    this.#stored.add(document);
  }

  *finish(compoundWords?: ReadonlySet<string>): Generator<void, BuiltIndex> {
    const known = compoundWords ? new Compounds(compoundWords) : undefined;
    const { text, compounds } = yield* this.#texts.finish(known);
    const stored = this.#stored.finish();
    const columns = this.#columns;
    const ids = new ObjectIds(columns.count, columns.idHash, stored);
    // An id that came twice: the last one counts.
    for (const document of ids.replaced) columns.alive[document] = 0;
    return { text, columns, values: this.#values, stored, compounds, spellings: this.#texts.spellings };
  }
}
