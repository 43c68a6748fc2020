// Takes changes into a built index: offers and popularity in place, new and changed texts in a small overlay of their own.
import { hash32 } from '../text/hashes.ts';
import type { BuiltIndex, Catalog } from './catalog.ts';
import { hashText } from './columns.ts';
import type { ProductDocument } from './document.ts';
import { ObjectIds } from './object-ids.ts';
import { StoredFieldsBuilder } from './stored-fields.ts';
import { TextIndexBuilder } from './text-index-builder.ts';

export class ChangingCatalog {
  readonly #baseCount: number;
  /** Documents of the overlay in order, by id. */
  readonly #overlay = new Map<string, ProductDocument>();
  /** Where they are, worked out when first asked. */
  #places: ReadonlyMap<string, number> | undefined;
  #ids: ObjectIds | undefined;
  #dead: number;
  catalog: Catalog;

  constructor(built: BuiltIndex, overlay: readonly ProductDocument[] = []) {
    this.#baseCount = built.columns.count;
    this.catalog = { ...built, baseCount: this.#baseCount, overlay: undefined };
    this.#dead = built.columns.alive
      .subarray(0, this.#baseCount)
      .reduce((dead, alive) => dead + 1 - alive, 0);
    for (const document of overlay) this.#overlay.set(document.objectID, document);
    if (overlay.length > 0) this.#rebuildOverlay();
  }

  get hasDead(): boolean {
    return this.#dead > 0;
  }

  get overlayDocuments(): readonly ProductDocument[] {
    return [...this.#overlay.values()];
  }

  /** How many documents count. */
  get size(): number {
    return this.#baseCount - this.#dead + this.#overlay.size;
  }

  apply(upserts: readonly ProductDocument[], deletes: readonly string[]): void {
    let textsChanged = false;
    for (const objectID of deletes) {
      this.#kill(objectID);
      if (this.#overlay.delete(objectID)) textsChanged = true;
    }
    const places = textsChanged ? new Map<string, number>() : this.#overlayPlaces();
    for (const document of upserts) {
      if (this.#updateInPlace(document, places)) continue;
      this.#kill(document.objectID);
      this.#overlay.set(document.objectID, document);
      textsChanged = true;
    }
    if (textsChanged) this.#rebuildOverlay();
  }

  /** The document with this id, wherever it is. */
  placeOf(objectID: string): number | undefined {
    if (!this.#overlay.has(objectID)) return this.#find(objectID);
    return this.#overlayPlaces().get(objectID);
  }

  #overlayPlaces(): ReadonlyMap<string, number> {
    this.#places ??= new Map([...this.#overlay.keys()].map((objectID, i) => [objectID, this.#baseCount + i]));
    return this.#places;
  }

  /** True if only offers or popularity differ, which now are the new ones. */
  #updateInPlace(document: ProductDocument, places: ReadonlyMap<string, number>): boolean {
    const { columns, values } = this.catalog;
    const inOverlay = this.#overlay.get(document.objectID);
    if (inOverlay) {
      const place = places.get(document.objectID);
      if (place === undefined || hashText(inOverlay) !== hashText(document)) return false;
      columns.update(place, document, values);
      this.#overlay.set(document.objectID, document);
      return true;
    }
    const place = this.#find(document.objectID);
    if (place === undefined || columns.textHash[place] !== hashText(document)) return false;
    columns.update(place, document, values);
    return true;
  }

  /** The base's document with this id, if it still counts. */
  #find(objectID: string): number | undefined {
    const { columns, stored } = this.catalog;
    this.#ids ??= new ObjectIds(this.#baseCount, columns.idHash, stored);
    const document = this.#ids.find(objectID, hash32(objectID));
    return document !== undefined && columns.alive[document] === 1 ? document : undefined;
  }

  #kill(objectID: string): void {
    const document = this.#find(objectID);
    if (document === undefined) return;
    this.catalog.columns.alive[document] = 0;
    this.#dead++;
  }

  #rebuildOverlay(): void {
    this.#places = undefined;
    const { columns, values, compounds } = this.catalog;
    const spellings = new Map(this.catalog.spellings);
    columns.truncate(this.#baseCount);
    if (this.#overlay.size === 0) {
      this.catalog = { ...this.catalog, overlay: undefined };
      return;
    }
    const texts = new TextIndexBuilder(this.#baseCount, spellings);
    const stored = new StoredFieldsBuilder();
    for (const document of this.#overlay.values()) {
      columns.append(document, texts.add(document), values);
      stored.add(document);
    }
    const finishing = texts.finish(compounds);
    let step = finishing.next();
    while (!step.done) step = finishing.next();
    this.catalog = {
      ...this.catalog,
      spellings,
      overlay: { text: step.value.text, stored: stored.finish() },
    };
  }
}
