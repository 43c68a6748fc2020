// Imports a vendor's catalogue: the whole file in one transaction, or nothing of it.

import type { Client } from 'pg';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import { createProducts, fillGaps, resolveManufacturers } from '../../system/index.ts';
import {
  CatalogueError,
  closeDeletedOffers,
  closeMissingOffers,
  writeStagedOffers,
  writeStagedPrices,
} from '../../vendors/index.ts';
import * as repository from './catalog-import.repository.ts';
import type { ImportOptions, ImportReport, ImportResult } from './import-report.ts';
import * as matching from './matching.repository.ts';
import * as priceUpdate from './price-update.repository.ts';
import { FileStage, type Vendor } from './stage-file.ts';
import * as staging from './staging.repository.ts';
import { readUnmappedGroups, type UnmappedGroup } from './unmapped-groups.ts';

export type { ImportOptions, ImportResult };

const usualBulk = 20_000;

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
  readonly #tx: Tx;
  readonly #options: ImportOptions;
  readonly #file: FileStage;

  constructor(client: Client, options: ImportOptions) {
    this.#tx = plainTx(client);
    this.#options = options;
    this.#file = new FileStage(client, options);
  }

  async run(): Promise<ImportReport> {
    const categories = await repository.listCategories(this.#tx);
    const fallback = fallbackOf(categories, this.#options.category);
    await this.#file.read(categories);
    const { vendor, transaction } = this.#file;
    await repository.waitForTurn(this.#tx);
    if (transaction === 'prices') return this.#applyPrices(vendor);
    await matching.rejectRepeatedNumbers(this.#tx);
    await resolveManufacturers(this.#tx);
    await matching.matchProducts(this.#tx, vendor.id);
    await matching.rejectTwins(this.#tx);
    await matching.findCategories(this.#tx, fallback);
    await matching.rejectRepeatedNumbers(this.#tx, 'import_deletion');
    await matching.rejectDeletions(this.#tx, vendor.id);
    const unmappedGroups = await readUnmappedGroups(this.#tx, this.#file.groups, categories);
    return this.#applyArticles(vendor, transaction === 'products', unmappedGroups);
  }

  async #applyArticles(
    vendor: Vendor,
    isUpdate: boolean,
    unmappedGroups: readonly UnmappedGroup[],
  ): Promise<ImportReport> {
    const tx = this.#tx;
    const unmapped = unmappedGroups.reduce((sum, { articles: missing }) => sum + missing, 0);
    const keepMissing = this.#options.keepMissing || isUpdate;
    const rejected = await this.#tellRejected();
    const found = await repository.compare(tx, vendor.id);
    const { articles, newOffers, newProducts, changed, missing, deletions, deleted } = found;
    // A whole catalogue does not list deleted articles either, so they are counted as missing.
    const unavailable = keepMissing ? deleted : missing;
    const unchanged = articles - newOffers - changed + (isUpdate ? deletions - deleted : 0);
    const left = { rejected, unmapped, unmappedGroups };
    const report = { vendor, newOffers, newProducts, changed, unchanged, unavailable, ...left };
    if (this.#tooMany(rejected + unmapped)) return { outcome: 'too many rejected', ...report };
    // An update counts even so: the vendor's next one builds on it.
    if (articles === 0 && !isUpdate) return { outcome: 'nothing to import', ...report, unavailable: 0 };
    await this.#noteLoad(newOffers + changed + unavailable);
    await createProducts(tx);
    await fillGaps(tx);
    await writeStagedOffers(tx, vendor.id, this.#options.today);
    if (!keepMissing) await closeMissingOffers(tx);
    await closeDeletedOffers(tx);
    return this.#done(report);
  }

  async #applyPrices(vendor: Vendor): Promise<ImportReport> {
    await matching.rejectRepeatedNumbers(this.#tx, 'import_price');
    const rejected = await this.#tellRejected();
    const { prices, changed } = await priceUpdate.comparePrices(this.#tx);
    const nothing = { newOffers: 0, newProducts: 0, unavailable: 0, unmapped: 0, unmappedGroups: [] };
    const report = { vendor, ...nothing, changed, unchanged: prices - changed, rejected };
    if (this.#tooMany(rejected)) return { outcome: 'too many rejected', ...report };
    await this.#noteLoad(changed);
    await writeStagedPrices(this.#tx, this.#options.today);
    return this.#done(report);
  }

  async #tellRejected(): Promise<number> {
    let rejected = 0;
    for await (const page of staging.rejectionPages(this.#tx)) {
      rejected += page.length;
      await this.#options.onRejected(page);
    }
    return rejected;
  }

  #tooMany(rejected: number): boolean {
    const { maxRejected } = this.#options;
    return maxRejected !== undefined && rejected > maxRejected;
  }

  async #noteLoad(changes: number): Promise<void> {
    if (changes > (this.#options.bulk ?? usualBulk)) await repository.noteBulkLoad(this.#tx);
  }

  async #done(report: Omit<ImportReport, 'outcome'>): Promise<ImportReport> {
    await this.#file.noteVersion();
    return { outcome: this.#options.dryRun ? 'dry run' : 'imported', ...report };
  }
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
