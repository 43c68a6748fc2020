// Imports in tests: on a database of their own, with a new vendor and an empty catalogue for each test.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { createVendor, type RawArticle } from '../../../vendors/index.ts';
import { importCatalog } from '../catalog-import.service.ts';
import type { ImportOptions, ImportReport } from '../import-report.ts';
import { asBmecat } from './writers.ts';

interface ImportRun {
  readonly result: Awaited<ReturnType<typeof importCatalog>>;
  readonly rejected: string[];
}

export const sample = (name: string): string => join(import.meta.dirname, name);

const nothing = {
  newOffers: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  unmapped: 0,
  newProducts: 0,
  unavailable: 0,
};
/** Expected result of `counts` for an import with these numbers, the others being 0. */
export const imported = (some: Partial<ImportReport>) => ({ outcome: 'imported', ...nothing, ...some });

export function counts({ result }: ImportRun): Partial<ImportReport> {
  if (result.outcome === 'refused') throw new Error(result.reason);
  const { vendor: _, unmappedGroups: _groups, ...rest } = result;
  return rest;
}

export class Importer {
  readonly app: TestApp;
  readonly client: Client;
  readonly #folder = mkdtempSync(join(tmpdir(), 'praxora-import-'));
  #vendors = 0;
  vendorId = 0;

  private constructor(app: TestApp, client: Client) {
    this.app = app;
    this.client = client;
  }

  static async start(): Promise<Importer> {
    const app = await startTestApp();
    const client = new Client(app.owner);
    await client.connect();
    return new Importer(app, client);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.app.close();
    rmSync(this.#folder, { recursive: true });
  }

  async emptyCatalogue(): Promise<void> {
    await this.newVendor();
    await this.app.asOwner.run('delete from product');
    await this.app.asOwner.run('delete from catalog_change');
  }

  async newVendor(name?: string): Promise<void> {
    this.#vendors += 1;
    const { id } = await createVendor(this.app.asOwner, {
      name: name ?? `Lieferant ${this.#vendors}`,
      email: null,
      webhookUrl: null,
      webhookSecret: null,
      transmission: 'manual',
      countries: ['DE'],
      shippingCents: 0,
      freeShippingFromCents: null,
      surchargeCents: 0,
      surchargeBelowCents: 0,
    });
    this.vendorId = id;
  }

  file(name: string, content = '', encoding: BufferEncoding = 'utf8'): string {
    const path = join(this.#folder, name);
    if (content !== '') writeFileSync(path, content, encoding);
    return path;
  }

  async importFile(file: string, wish: Partial<ImportOptions> = {}, by = this.client): Promise<ImportRun> {
    const rejected: string[] = [];
    const result = await importCatalog(by, {
      file,
      dryRun: false,
      keepMissing: false,
      today: '2026-05-04',
      countries: ['DE', 'AT'],
      onRejected: (page) =>
        rejected.push(...page.map(({ line, orderNumber, reason }) => `${line} ${orderNumber}: ${reason}`)),
      ...wish,
    });
    return { result, rejected };
  }

  /** The first article stands on line 3. */
  importArticles(articles: readonly RawArticle[], wish: Partial<ImportOptions> = {}): Promise<ImportRun> {
    const { vendorId } = this;
    const file = this.file('articles.xml', asBmecat(articles));
    return this.importFile(file, { vendorId, category: 'buero-handinstrumente', ...wish });
  }

  /** All data that an import can change. */
  everything = async () => ({
    products: await this.app.asOwner.rows('select * from product order by id'),
    offers: await this.app.asOwner.rows('select * from offer order by id'),
    history: await this.app.asOwner.rows('select * from offer_price_history order by offer_id, valid_from'),
    manufacturers: await this.app.asOwner.rows('select * from manufacturer order by id'),
    changes: await this.app.asOwner.rows('select product_id from catalog_change order by id'),
  });

  offers = () =>
    this.app.asOwner.rows(
      `select o.order_number as number, p.name_de as name, o.tier_price_cents[1] as cents, o.availability
       from offer o join product p on p.id = o.product_id where vendor_id = $1 order by o.order_number`,
      [this.vendorId],
    );
}
