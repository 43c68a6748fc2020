// Scans of a paired device that take goods out, found by their notes.
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../server/src/platform/secrets.ts';
import type { StoredWrite } from '../../cluster/comparison.ts';
import type { SupervisedProduct } from '../supervised-product.ts';
import { keeper, openKeeper } from './demo-user.ts';
import { type PrepareWrites, post, sendOnce } from './write-kind.ts';

/** More than is ever scanned; one input makes at most so many labels. */
const inputs = { count: 5, amount: 2_000 };

export const prepareScans: PrepareWrites = async (product) => {
  const { token, articleIds, storageId } = await openKeeper(product);
  const articleId = articleIds.at(-1);
  for (let input = 0; input < inputs.count; input += 1) {
    const body = { articleId, amount: inputs.amount, storageId };
    await sendOnce(product, token, post(`stock-for-scans-${input}`, '/pro/stock/manual/input', body));
  }
  return {
    ...{ name: 'scan', clients: 2, pause: 150, token: await pairDevice(product) },
    async write(sender, key) {
      const scannedAt = new Date().toISOString();
      await sender.send(post(key, '/pro/stock/consumption', { articleId, amount: 1, scannedAt, note: key }));
    },
    async readStored(owner) {
      const { rows } = await owner.query<StoredWrite>(
        `select note as key, count(distinct booking_id)::int as times,
          sum(amount) = -1 and bool_and(device_id is not null and scanned_at is not null) as "isWhole"
         from stock_movement where starts_with(note, 'scan-') group by note`,
      );
      return rows;
    },
  };
};

/** Written by hand: pairing is not what is tried here. The token of the device. */
function pairDevice(product: SupervisedProduct): Promise<string> {
  return product.withOwner(async (owner) => {
    const token = `device_${randomBytes(32).toString('base64url')}`;
    const { rowCount } = await owner.query(
      `insert into device (practice_id, name, created_by, held_by, token_hash, paired_at, last_seen_at)
       select practice_id, 'Scanner', id, id, $2, now(), now() from practice_user where email = $1`,
      [keeper, hashToken(token)],
    );
    if (rowCount !== 1) throw new Error(`There is no user ${keeper}`);
    return token;
  });
}
