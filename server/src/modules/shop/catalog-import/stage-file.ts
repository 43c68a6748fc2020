// Reads a file into the temporary tables, judging every article on the way.
import type { Client } from 'pg';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import {
  CatalogueError,
  type CatalogueMark,
  type Item,
  type RawPrices,
  readBmecat,
} from '../../vendors/index.ts';
import * as repository from './catalog-import.repository.ts';
import * as catalogues from './catalogue.repository.ts';
import { builtOn } from './catalogue-version.ts';
import { listMapping } from './category-mapping.repository.ts';
import { type Article, type CheckTables, checkArticle, type Rejection } from './check/article.ts';
import { Categories, type CategoryRow, type Group } from './check/categories.ts';
import { checkPrices, type NewPrices, readOrderNumber } from './check/new-prices.ts';
import { singleLine } from './check/text.ts';
import { unitsBySpelling } from './check/units.ts';
import type { ImportOptions, ImportReport } from './import-report.ts';
import * as priceUpdate from './price-update.repository.ts';
import { readCsv } from './read/csv.ts';
import { openTextFile, type TextFile } from './read/decode.ts';
import * as staging from './staging.repository.ts';

const catalogueReaders: Readonly<
  Record<TextFile['format'], (text: AsyncGenerator<string>, options: ImportOptions) => AsyncGenerator<Item[]>>
> = { bmecat: readBmecat, csv: readCsv };

const mostGroups = 100_000;

export type Vendor = ImportReport['vendor'];

export class FileStage {
  readonly #client: Client;
  readonly #tx: Tx;
  readonly #options: ImportOptions;
  readonly #groups = new Map<string, Group>();
  #vendor: Vendor | undefined;
  #mark: CatalogueMark | undefined;
  /** The row of the catalogue that the file is an update of. */
  #updated: number | undefined;
  #staged = 0;

  constructor(client: Client, options: ImportOptions) {
    this.#client = client;
    this.#tx = plainTx(client);
    this.#options = options;
  }

  get groups(): ReadonlyMap<string, Group> {
    return this.#groups;
  }

  get transaction(): CatalogueMark['transaction'] {
    return this.#mark?.transaction ?? 'whole';
  }

  get vendor(): Vendor {
    if (this.#vendor !== undefined) return this.#vendor;
    throw new CatalogueError('The file does not name its supplier: say which vendor it is with --vendor ID.');
  }

  async read(categories: readonly CategoryRow[]): Promise<void> {
    await this.#findGivenVendor();
    await staging.createStaging(this.#tx);
    await this.#stageFile();
    const mapping = await listMapping(this.#tx, this.vendor.id);
    const idByGroup = new Map(mapping.map(({ groupId, categoryId }) => [groupId, categoryId]));
    await this.#stageCategories(new Categories(categories, idByGroup), idByGroup);
    await staging.measureStaging(this.#tx);
  }

  /** So that the next update can tell whether it fits. */
  async noteVersion(): Promise<void> {
    const { id: vendorId } = this.vendor;
    if (this.#updated !== undefined) {
      await catalogues.noteUpdate(this.#tx, this.#updated);
      return;
    }
    if (!this.#options.keepMissing) await catalogues.forgetCatalogues(this.#tx, vendorId);
    if (this.#mark === undefined) return;
    await catalogues.noteWhole(this.#tx, this.#client, vendorId, this.#mark, this.#groups);
  }

  async #findGivenVendor(): Promise<void> {
    const { vendorId } = this.#options;
    if (vendorId === undefined) return;
    const vendor = await repository.findVendor(this.#tx, vendorId);
    if (vendor === null) throw new CatalogueError(`There is no vendor ${vendorId}.`);
    this.#vendor = vendor;
  }

  async #stageFile(): Promise<void> {
    const { file, vendorId } = this.#options;
    const tables = await readTables(this.#tx);
    const { format, text } = await openTextFile(file);
    try {
      if (format === 'csv' && vendorId === undefined) {
        throw new CatalogueError('A CSV file does not name its vendor: say it with --vendor ID.');
      }
      for await (const items of catalogueReaders[format](text, this.#options))
        await this.#stageItems(items, tables);
    } finally {
      await text.return(undefined);
    }
  }

  async #stageItems(items: readonly Item[], tables: CheckTables): Promise<void> {
    const articles: Article[] = [];
    const rejections: Rejection[] = [];
    const assignments: staging.Assignment[] = [];
    const deletions: { line: number; orderNumber: string }[] = [];
    const prices: RawPrices[] = [];
    for (const item of items) {
      if (item.kind === 'article') {
        const checked = checkArticle(item.article, tables);
        if ('reason' in checked) rejections.push(checked);
        else articles.push(checked);
      } else if (item.kind === 'assignment') assignments.push(item);
      else if (item.kind === 'prices') prices.push(item.prices);
      else if (item.kind === 'deletion') {
        deletions.push({ line: item.line, orderNumber: singleLine(item.orderNumber) });
      } else if (item.kind === 'group') this.#noteGroup(item.id, item);
      else if (item.kind === 'catalogue') await this.#noteCatalogue(item.mark);
      else await this.#noteSupplier(item.name);
    }
    await staging.stageArticles(this.#client, articles, this.#staged);
    this.#staged += articles.length;
    await staging.stageRejections(this.#client, rejections);
    await staging.stageAssignments(this.#client, assignments);
    await staging.stageDeletions(this.#client, deletions);
    if (prices.length > 0) await this.#stagePrices(prices, tables);
  }

  async #stagePrices(prices: readonly RawPrices[], tables: CheckTables): Promise<void> {
    const offers = await priceUpdate.listOffers(this.#tx, this.vendor.id, prices.map(readOrderNumber));
    const byNumber = new Map(offers.map((offer) => [offer.orderNumber, offer]));
    const rejections: Rejection[] = [];
    const accepted: NewPrices[] = [];
    for (const raw of prices) {
      const checked = checkPrices(raw, byNumber.get(readOrderNumber(raw)), tables);
      if ('reason' in checked) rejections.push(checked);
      else accepted.push(checked);
    }
    await staging.stagePrices(this.#client, accepted, this.#staged);
    this.#staged += accepted.length;
    await staging.stageRejections(this.#client, rejections);
  }

  /** An update waits for its turn before it is read: what it builds on must not change meanwhile. */
  async #noteCatalogue(mark: CatalogueMark): Promise<void> {
    this.#mark = mark;
    if (mark.transaction === 'whole') return;
    await repository.waitForTurn(this.#tx);
    const last = await catalogues.findCatalogue(this.#tx, this.vendor.id, mark.id);
    const { id } = builtOn(mark, last);
    this.#updated = id;
    for (const group of await catalogues.listGroups(this.#tx, id)) this.#noteGroup(group.id, group);
  }

  #noteGroup(id: string, { name, parentId }: Group): void {
    if (this.#groups.size >= mostGroups) {
      throw new CatalogueError(`The file has more than ${mostGroups} catalogue groups.`);
    }
    this.#groups.set(id, { name, parentId });
  }

  async #noteSupplier(name: string): Promise<void> {
    if (this.#vendor !== undefined) return;
    const vendor = await repository.findVendorNamed(this.#tx, name);
    if (vendor === null) {
      throw new CatalogueError(`No vendor is named "${name}", as the file's supplier is: use --vendor ID.`);
    }
    this.#vendor = vendor;
  }

  /** A file may name groups that it does not describe: a mapping helps them, too. */
  async #stageCategories(categories: Categories, mapping: ReadonlyMap<string, number>): Promise<void> {
    await staging.stageCategories(
      this.#client,
      [...new Set([...this.#groups.keys(), ...mapping.keys()])].map((groupId) => ({
        groupId,
        categoryId: categories.find(groupId, this.#groups),
      })),
    );
  }
}

async function readTables(tx: Tx): Promise<CheckTables> {
  const rates = await repository.listVatRates(tx);
  return {
    units: unitsBySpelling(await repository.listUnits(tx)),
    vatClasses: new Map(rates.map(({ hundredths, vat_class }) => [hundredths, vat_class])),
  };
}
