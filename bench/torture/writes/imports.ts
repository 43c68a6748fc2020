// Imports of articles with opening stock, found by the names of the articles.
import type { StoredWrite } from '../../cluster/comparison.ts';
import { openKeeper } from './demo-user.ts';
import { type PrepareWrites, post } from './write-kind.ts';

/** Articles of one file. */
const rows = 20;

export const prepareImports: PrepareWrites = async (product) => {
  const { token, storageId: defaultStorageId } = await openKeeper(product);
  return {
    // A user has one import at a time.
    ...{ name: 'import', clients: 1, pause: 400, token },
    async write(sender, key) {
      const articles = Array.from({ length: rows }, (_, row) => `${key} ${row};3`);
      const file = ['Artikel;Bestand', ...articles, ''].join('\r\n');
      const form = new FormData();
      form.append('file', new Blob([file], { type: 'text/csv' }), `${key}.csv`);
      const { id } = await sender.send(post(`${key}-file`, '/pro/inventory/article/import', form));
      await sender.send({
        ...{ method: 'PUT', path: `/pro/inventory/article/import/${id}`, body: { defaultStorageId } },
        headers: { 'idempotency-key': `${key}-storage` },
      });
      await sender.send(post(`${key}-book`, `/pro/inventory/article/import/${id}/commit`));
    },
    async readStored(owner) {
      const { rows: stored } = await owner.query<StoredWrite>(
        `select split_part(a.name, ' ', 1) as key, max(a.same)::int as times,
           count(*) = $1 and bool_and(a.stock = 3) as "isWhole"
         from (select name, stock, count(*) over (partition by practice_id, name) as same from article
               where starts_with(name, 'import-')) a
         group by 1`,
        [rows],
      );
      return stored;
    },
  };
};
