// Test helper for a user who uploads a vendor's price list: builds files and sends them as a browser does.
import type { PriceList, PriceListLine } from '@praxora/contract/vendors/price-lists.calls';
import type { TestApp } from '../../../../testing/app.ts';
import { aProduct, readSlug } from '../../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';

export const asCsv = (...lines: string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n`);

let made = 0;

/** GTINs nobody else has, check digit and all. */
function aGtin(): string {
  made += 1;
  const digits = `40${String(made).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

interface Codes {
  readonly name?: string;
  readonly gtin?: string;
  readonly pzn?: string;
  readonly manufacturer?: string;
  readonly manufacturerNumber?: string;
}

export async function aLister(app: TestApp, wish: { readonly practiceId?: number } = {}) {
  const keeper: StoreKeeper = await aStoreKeeper(app, wish);
  const upload = async (content: Buffer, vendorId: number | null, name = 'preise.csv', key?: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    if (vendorId !== null) form.append('vendorId', String(vendorId));
    const request = new Response(form);
    const answer = await app.request({
      method: 'POST',
      url: '/pro/price-lists',
      headers: {
        ...keeper.headers,
        'content-type': request.headers.get('content-type') ?? '',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { data, errors, error } = answer.json();
    if (error) throw new Error(JSON.stringify(error));
    return { status: answer.statusCode, data: data as PriceList, errors };
  };
  const find = async (vendorId: number | null): Promise<PriceList | null> =>
    (await keeper.send('GET', `price-lists${vendorId === null ? '' : `?vendorId=${vendorId}`}`)).data;
  const lines = async (id: string, query = ''): Promise<{ items: PriceListLine[]; total: number }> =>
    (await keeper.send('GET', `price-lists/${id}/lines${query}`)).data;
  const correct = (id: string, row: number, body: object) =>
    keeper.send('PUT', `price-lists/${id}/lines/${row}`, body);
  const change = (id: string, columns: readonly (string | null)[]) =>
    keeper.send('PUT', `price-lists/${id}`, { columns });
  const commit = (id: string, vendorId: number, key?: string) =>
    keeper.send('POST', `price-lists/${id}/commit`, { vendorId }, key);
  /** An article of the catalogue with these codes. */
  const aCodedArticle = async ({
    name = 'Füllung',
    gtin,
    pzn,
    manufacturer,
    manufacturerNumber = '',
  }: Codes = {}) => {
    const productId = await aProduct(app, { name });
    await app.asOwner.run('update product set gtin = $2, pzn = $3, manufacturer_number = $4 where id = $1', [
      productId,
      gtin ?? aGtin(),
      pzn ?? null,
      manufacturerNumber,
    ]);
    if (manufacturer !== undefined)
      await app.asOwner.run(
        `with maker as (insert into manufacturer (name) values ($2) on conflict (name) do update set name = $2 returning id)
         update product set manufacturer_id = maker.id from maker where product.id = $1`,
        [productId, manufacturer],
      );
    const articleId = await keeper.anArticle({
      name,
      catalogOrigin: { catalogProductSlug: await readSlug(app, productId) },
    });
    if (manufacturer !== undefined || manufacturerNumber !== '')
      await app.asOwner.run(
        `update article a set manufacturer_id = p.manufacturer_id, manufacturer_number = p.manufacturer_number
         from product p where p.id = a.product_id and a.id = $1`,
        [articleId],
      );
    const { gtin: code } = await app.asOwner.one<{ gtin: string }>('select gtin from product where id = $1', [
      productId,
    ]);
    return { productId, articleId, gtin: code };
  };
  /** Own prices at the vendor, by article. */
  const offers = (vendorId: number) =>
    app.asOwner.rows<{
      article: string;
      cents: number;
      number: string;
      minimum: number;
      discountable: boolean;
      version: number;
    }>(
      `select a.name as article, o.tier_price_cents[1] as cents, o.order_number as number, o.minimum_quantity as minimum,
              o.discountable, o.version
       from offer o join article a on a.product_id = o.product_id and a.practice_id = o.practice_id
       where o.vendor_id = $1 and o.practice_id = $2 and a.deleted_at is null order by a.name`,
      [vendorId, keeper.user.practiceId],
    );
  const history = async (vendorId: number): Promise<number[]> =>
    (
      await app.asOwner.rows<{ cents: number }>(
        `select h.unit_price_cents as cents from offer_price_history h join offer o on o.id = h.offer_id
         where o.vendor_id = $1 and h.practice_id = $2 order by h.valid_from, cents`,
        [vendorId, keeper.user.practiceId],
      )
    ).map(({ cents }) => cents);
  return {
    ...keeper,
    upload,
    find,
    lines,
    correct,
    change,
    commit,
    aCodedArticle,
    offers,
    history,
  };
}
