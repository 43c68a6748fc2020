// Imports a vendor's catalogue: the whole file in one transaction, or nothing of it.
import type { Client } from 'pg';
import { plainTx, type Tx } from '../../platform/database/tx.ts';
import * as repository from './catalog-import.repository.ts';
import { type Article, type CheckTables, checkArticle, type Rejection } from './check/article.ts';
import { Categories, type Group } from './check/categories.ts';
import { unitsBySpelling } from './check/units.ts';
import * as matching from './matching.repository.ts';
import { CatalogueError } from './problem.ts';
import { readBmecat } from './read/bmecat.ts';
import { readCsv } from './read/csv.ts';
import { openTextFile } from './read/decode.ts';
import type { Item } from './read/item.ts';
import * as staging from './staging.repository.ts';

export interface ImportOptions {
  readonly file: string;
  /** Without it, a BMEcat file's supplier is looked for by name. */
  readonly vendorId?: number | undefined;
  /** Slug of the category for new products of groups we do not know. */
  readonly category?: string | undefined;
  readonly dryRun: boolean;
  /** Offers that the file does not list stay as they are. */
  readonly keepMissing: boolean;
  /** With more rejected articles than this, nothing is imported. */
  readonly maxRejected?: number | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly countries: readonly string[];
  readonly onRejected: (rejections: readonly Rejection[]) => unknown;
  /** With more changes than this, the search index is built anew, which is cheaper than noting every product. */
  readonly bulk?: number;
}

export interface ImportReport {
  readonly outcome: 'imported' | 'dry run' | 'nothing to import' | 'too many rejected';
  readonly vendor: { readonly id: number; readonly name: string };
  readonly newOffers: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly newProducts: number;
  /** Offers the file no longer lists. */
  readonly unavailable: number;
}

export type ImportResult = ImportReport | { readonly outcome: 'refused'; readonly reason: string };

const usualBulk = 20_000;
const mostGroups = 100_000;

/** The client must belong to the owner and be used by nobody else meanwhile. */
export async function importCatalog(client: Client, options: ImportOptions): Promise<ImportResult> {
  await client.query('begin');
  try {
    const report = await new CatalogImport(client, options).run();
    await client.query(report.outcome === 'imported' ? 'commit' : 'rollback');
    return report;
  } catch (error) {
    // A lost connection has rolled back already; its own error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    if (error instanceof CatalogueError) return { outcome: 'refused', reason: error.message };
    throw error;
  }
}

class CatalogImport {
  readonly #client: Client;
  readonly #tx: Tx;
  readonly #options: ImportOptions;
  readonly #groups = new Map<string, Group>();
  #vendor: ImportReport['vendor'] | undefined;
  #staged = 0;

  constructor(client: Client, options: ImportOptions) {
    this.#client = client;
    this.#tx = plainTx(client);
    this.#options = options;
  }

  async run(): Promise<ImportReport> {
    await this.#findGivenVendor();
    const categories = await repository.listCategories(this.#tx);
    const fallback = fallbackOf(categories, this.#options.category);
    await staging.createStaging(this.#tx);
    await this.#stageFile();
    await this.#stageCategories(new Categories(categories));
    await staging.measureStaging(this.#tx);
    const vendor = this.#vendor;
    if (vendor === undefined) {
      throw new CatalogueError(
        'The file does not name its supplier: say which vendor it is with --vendor ID.',
      );
    }
    await repository.waitForTurn(this.#tx);
    await matching.rejectRepeatedNumbers(this.#tx);
    await matching.matchProducts(this.#tx, vendor.id);
    await matching.rejectTwins(this.#tx);
    await matching.findCategories(this.#tx, fallback);
    return this.#apply(vendor);
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
      const batches = format === 'csv' ? readCsv(text) : readBmecat(text, this.#options);
      for await (const items of batches) await this.#stageItems(items, tables);
    } finally {
      await text.return(undefined);
    }
  }

  async #stageItems(items: readonly Item[], tables: CheckTables): Promise<void> {
    const articles: Article[] = [];
    const rejections: Rejection[] = [];
    const assignments: staging.Assignment[] = [];
    for (const item of items) {
      if (item.kind === 'article') {
        const checked = checkArticle(item.article, tables);
        if ('reason' in checked) rejections.push(checked);
        else articles.push(checked);
      } else if (item.kind === 'assignment') assignments.push(item);
      else if (item.kind === 'group') this.#noteGroup(item.id, item);
      else await this.#noteSupplier(item.name);
    }
    await staging.stageArticles(this.#client, articles, this.#staged);
    this.#staged += articles.length;
    await staging.stageRejections(this.#client, rejections);
    await staging.stageAssignments(this.#client, assignments);
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

  async #stageCategories(categories: Categories): Promise<void> {
    await staging.stageCategories(
      this.#client,
      [...this.#groups.keys()].map((groupId) => {
        const match = categories.find(groupId, this.#groups);
        return 'id' in match
          ? { groupId, categoryId: match.id, problem: null }
          : { groupId, categoryId: null, problem: match.problem };
      }),
    );
  }

  async #apply(vendor: ImportReport['vendor']): Promise<ImportReport> {
    const { dryRun, keepMissing, maxRejected, onRejected, today, bulk = usualBulk } = this.#options;
    const tx = this.#tx;
    let rejected = 0;
    for await (const page of staging.rejectionPages(tx)) {
      rejected += page.length;
      await onRejected(page);
    }
    const { articles, newOffers, newProducts, changed, missing } = await repository.compare(tx, vendor.id);
    const unavailable = keepMissing ? 0 : missing;
    const report = { vendor, newOffers, newProducts, changed, rejected, unavailable };
    const unchanged = articles - newOffers - changed;
    if (maxRejected !== undefined && rejected > maxRejected) {
      return { outcome: 'too many rejected', unchanged, ...report };
    }
    if (articles === 0) return { outcome: 'nothing to import', unchanged, ...report, unavailable: 0 };
    if (newOffers + changed + unavailable > bulk) await repository.noteBulkLoad(tx);
    await repository.createProducts(tx);
    await repository.fillGaps(tx);
    await repository.writeOffers(tx, vendor.id, today);
    if (!keepMissing) await repository.closeMissing(tx);
    return { outcome: dryRun ? 'dry run' : 'imported', unchanged, ...report };
  }
}

async function readTables(tx: Tx): Promise<CheckTables> {
  const rates = await repository.listVatRates(tx);
  return {
    units: unitsBySpelling(await repository.listUnits(tx)),
    vatClasses: new Map(rates.map(({ hundredths, vat_class }) => [hundredths, vat_class])),
  };
}

function fallbackOf(
  categories: readonly { readonly id: number; readonly slug: string }[],
  slug: string | undefined,
): number | null {
  if (slug === undefined) return null;
  const match = categories.find((category) => category.slug === slug);
  if (match === undefined)
    throw new CatalogueError(`There is no category "${slug}" that products can be in.`);
  return match.id;
}
