// Bookings by hand: input and consumption, found by their notes.
import type { StoredWrite } from '../../cluster/comparison.ts';
import { openKeeper } from './demo-user.ts';
import { type PrepareWrites, post } from './write-kind.ts';

export const prepareBookings: PrepareWrites = async (product) => {
  const { token, articleIds, storageId } = await openKeeper(product);
  return {
    ...{ name: 'booking', clients: 3, pause: 40, token },
    async write(sender, key, client) {
      const articleId = articleIds[client % articleIds.length];
      await sender.send(
        post(`${key}-in`, '/pro/stock/manual/input', { articleId, amount: 2, storageId, note: key }),
      );
      await sender.send(post(`${key}-out`, '/pro/stock/consumption', { articleId, amount: 1, note: key }));
    },
    async readStored(owner) {
      const { rows } = await owner.query<StoredWrite>(
        `select note as key, greatest(count(distinct booking_id) filter (where kind = 'input'),
            count(distinct booking_id) filter (where kind = 'consumption'))::int as times,
          sum(amount) filter (where kind = 'input') = 2 and sum(amount) filter (where kind = 'consumption') = -1 as "isWhole"
         from stock_movement where starts_with(note, 'booking-') group by note`,
      );
      return rows;
    },
  };
};
