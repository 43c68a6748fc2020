// Counts of a storage that nobody else uses: one unit more lies there every time.
import type { StoredWrite } from '../../cluster/comparison.ts';
import { openKeeper } from './demo-user.ts';
import { type PrepareWrites, post, sendOnce } from './write-kind.ts';

/** Nobody takes anything of the fourth article out: an unnamed storage could be this one. */
export const prepareCounts: PrepareWrites = async (product) => {
  const { token, articleIds } = await openKeeper(product);
  const { id: storageId } = await sendOnce(
    product,
    token,
    post('storage-to-count', '/pro/storages', { name: 'Zähllager' }),
  );
  const stock = post('stock-to-count', '/pro/stock/manual/input', {
    ...{ articleId: articleIds[3], amount: 1, storageId },
  });
  const { stockId } = await sendOnce(product, token, stock);
  /** The key of each count by its id, and the other way round. */
  const keys = new Map<number, string>();
  let lying = 1;
  return {
    ...{ name: 'count', clients: 1, pause: 150, token },
    async write(sender, key) {
      const { id } = await sender.send(post(`${key}-start`, '/pro/stocktakings', { storageId }));
      keys.set(id, key);
      const counted = lying + 1;
      await sender.send({
        ...{ method: 'PUT', path: `/pro/stocktakings/${id}/entries/${stockId}`, body: { counted } },
        headers: { 'idempotency-key': `${key}-line` },
      });
      await sender.send(post(`${key}-book`, `/pro/stocktakings/${id}/book`));
      lying = counted;
    },
    async readStored(owner) {
      const { rows } = await owner.query<{ id: number; movements: number; units: number }>(
        `select t.id, count(m.id)::int as movements, coalesce(sum(m.amount), 0)::int as units
         from stocktaking t left join stock_movement m on m.practice_id = t.practice_id and m.stock_entry_id = $2
           and m.kind = 'count' and m.booked_at = t.finished_at
         where t.storage_id = $1 and t.state = 'booked' group by t.id`,
        [storageId, stockId],
      );
      return rows.map(
        ({ id, movements, units }): StoredWrite => ({
          ...{ key: keys.get(id) ?? `count ${id}`, times: movements, isWhole: units === 1 },
        }),
      );
    },
  };
};
