// A test user who imports articles: builds files and uploads them as a browser does.
import type { CommittedImport } from '@praxora/contract/inventory/article-import.calls';
import { plainFields } from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import { writeXlsx } from '../../../../platform/spreadsheet/write-xlsx.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../../testing/inventory-builders.ts';

/** As a workbook; numbers stay numbers. */
export const asXlsx = (
  header: readonly string[],
  rows: readonly (readonly (string | number | { day: string } | null)[])[],
): Promise<Buffer> => writeXlsx([{ name: 'Artikel', header, rows }]);

export const asCsv = (...lines: string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n`);

export async function anImporter(app: TestApp, wish: { readonly practiceId?: number } = {}) {
  const keeper: StoreKeeper = await aStoreKeeper(app, wish);
  const upload = async (content: Buffer, name = 'liste.csv') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const request = new Response(form);
    const answer = await app.request({
      method: 'POST',
      url: '/pro/inventory/article/import',
      headers: { ...keeper.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { data, errors, error } = answer.json();
    if (error) throw new Error(JSON.stringify(error));
    return { status: answer.statusCode, data, errors };
  };
  /** Only then do files have a column of them. */
  const useCostCenters = (activateCostCenter: boolean) =>
    keeper.send('POST', 'features', { activateCostCenter });
  const change = (id: string, body: object) => keeper.send('PUT', `inventory/article/import/${id}`, body);
  const rows = async (id: string, query = '') =>
    (await keeper.send('GET', `inventory/article/import/${id}/rows${query}`)).data;
  const correct = (id: string, row: number, body: object) =>
    keeper.send('PUT', `inventory/article/import/${id}/rows/${row}`, body);
  const commit = (id: string, key?: string) =>
    keeper.send('POST', `inventory/article/import/${id}/commit`, undefined, key);
  /** The problems found, as [line, field, code]. */
  const problems = async (id: string): Promise<[number, string, string][]> =>
    (await rows(id, '?pageSize=200')).items.flatMap(
      ({ line, problems: found }: { line: number; problems: { field: string; code: string }[] }) =>
        found.map(({ field, code }) => [line, field, code]),
    );
  const fetchFile = async (url: string): Promise<Buffer> => {
    const answer = await app.request({ method: 'GET', url: `/pro/${url}`, headers: keeper.headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.rawPayload;
  };
  /** Uploads and books a file that has nothing wrong; storages are created. */
  const importAll = async (content: Buffer): Promise<CommittedImport> => {
    const { data } = await upload(content);
    await change(data.id, { createStorages: true });
    const done = await commit(data.id);
    if (done.errors) throw new Error(JSON.stringify([done.errors, await problems(data.id)]));
    return done.data;
  };
  /** Everything the practice has, without the numbers that differ from practice to practice. */
  const holdings = async () => {
    const { practiceId } = keeper.user;
    return app.asOwner.rows<Readonly<Record<string, unknown>>>(
      `select ${plainFields.map((field) => `a.${articleFields[field].column}`).join(', ')}, a.manufacturer_id,
              a.order_unit_id, a.consumption_unit_id, a.minimum_stock, a.warning_stock, a.ideal_stock,
              k.number as cost_center, d.name as default_storage, a.stock, a.stock_value_cents, a.earliest_expiry,
              case when p.practice_id is null then p.slug end as slug,
              (select json_agg(json_build_array(s.name, e.batch_number, e.expiration_date, e.balance,
                 e.order_unit_price_cents, (select count(*) from stock_label l where l.stock_entry_id = e.id)) order by e.id)
               from stock_entry e join storage s on s.id = e.storage_id
               where e.article_id = a.id and e.balance > 0) as entries
       from article a join product p on p.id = a.product_id
       left join cost_center k on k.id = a.cost_center_id left join storage d on d.id = a.default_storage_id
       where a.practice_id = $1 and a.deleted_at is null order by a.name, a.manufacturer_number`,
      [practiceId],
    );
  };
  const count = async (
    table: 'article' | 'stock_entry' | 'stock_movement' | 'storage' | 'product' | 'article_import',
  ) =>
    (
      await app.asOwner.one<{ count: number }>(
        `select count(*)::integer as count from ${table} where practice_id = $1`,
        [keeper.user.practiceId],
      )
    ).count;
  return {
    ...keeper,
    useCostCenters,
    upload,
    change,
    rows,
    correct,
    commit,
    problems,
    fetchFile,
    importAll,
    holdings,
    count,
  };
}
