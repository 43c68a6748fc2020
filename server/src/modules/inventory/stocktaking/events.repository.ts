// SQL of what happened in a count: started, counted, paused, handed over, finished, by whom and when.
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName, personName } from '../../account/index.ts';

export type EventKind =
  | 'started'
  | 'counted'
  | 'raised'
  | 'found'
  | 'recount'
  | 'paused'
  | 'continued'
  | 'handed-over'
  | 'revealed'
  | 'finished'
  | 'discarded';

interface NewEvent {
  readonly id: number;
  readonly kind: EventKind;
  readonly stockId?: number;
  readonly counted?: number;
  readonly colleagueId?: number;
}

export const noteEvent = (
  tx: Tx,
  { id, kind, stockId, counted, colleagueId }: NewEvent,
  { userId, deviceId }: Author,
): Promise<number> =>
  tx.run(
    `insert into stocktaking_event (practice_id, stocktaking_id, kind, stock_entry_id, counted, colleague_id, user_id, device_id)
     values ($practice, $1, $2, $3, $4, $5, $6, $7)`,
    [id, kind, stockId ?? null, counted ?? null, colleagueId ?? null, userId, deviceId],
  );

export interface Look {
  readonly id: number;
  readonly stockId: number;
  readonly counted: number;
  /** `raised`: a scanned label adds to what was counted. */
  readonly kind: 'counted' | 'raised';
  /** It answers a recount: the number before stays on record even where the same person counts. */
  readonly isRecount: boolean;
}

/** Somebody who corrects the own number has looked once. */
export async function noteLook(
  tx: Tx,
  { id, stockId, counted, kind, isRecount }: Look,
  { userId, deviceId }: Author,
): Promise<void> {
  const isCorrected =
    !isRecount &&
    (await tx.run(
      `update stocktaking_event set counted = $3, happened_at = now()
       where practice_id = $practice and user_id is not distinct from $4::integer and device_id is not distinct from $5::integer
         and id = (select max(id) from stocktaking_event
                   where practice_id = $practice and stocktaking_id = $1 and stock_entry_id = $2 and kind in ('counted', 'raised'))`,
      [id, stockId, counted, userId, deviceId],
    )) > 0;
  if (isCorrected) return;
  await tx.run(
    `insert into stocktaking_event (practice_id, stocktaking_id, stock_entry_id, counted, kind, user_id, device_id)
     values ($practice, $1, $2, $3, $4, $5, $6)`,
    [id, stockId, counted, kind, userId, deviceId],
  );
}

export interface EventRow extends Columns<'stocktaking_event', 'stock_entry_id' | 'counted' | 'happened_at'> {
  readonly kind: Column<'stocktaking_event', 'kind', EventKind>;
  readonly author: string;
  readonly is_device: boolean;
  readonly colleague: string;
}

export const listEvents = (tx: Tx, id: number): Promise<EventRow[]> =>
  tx.rows<EventRow>(
    `select v.kind, v.stock_entry_id, v.counted, v.happened_at, ${authorName} as author, v.device_id is not null as is_device,
            coalesce(${personName('w')}, '') as colleague
     from stocktaking_event v ${authorJoins('v.user_id', 'v.device_id')}
     left join practice_user w on w.id = v.colleague_id
     where v.practice_id = $practice and v.stocktaking_id = $1 order by v.happened_at, v.id`,
    [id],
  );

/** The latest number of somebody else; null: nobody else has counted since. */
export const findColleague = (
  tx: Tx,
  id: number,
  since: Date,
  { userId, deviceId }: Author,
): Promise<{ author: string; happened_at: Date } | null> =>
  tx.maybe(
    `select ${authorName} as author, v.happened_at from stocktaking_event v ${authorJoins('v.user_id', 'v.device_id')}
     where v.practice_id = $practice and v.stocktaking_id = $1 and v.happened_at > $2 and v.stock_entry_id is not null
       and (v.user_id is distinct from $3::integer or v.device_id is distinct from $4::integer)
     order by v.happened_at desc limit 1`,
    [id, since, userId, deviceId],
  );

/** Users who may count, beside the one who asks. */
export const listColleagues = (tx: Tx, userId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(
    `select u.id, ${personName('u')} as name from practice_user u
     where u.practice_id = $practice and u.deactivated_at is null and u.former_number is null and u.role <> 'reader' and u.id <> $1
     order by lower(${personName('u')}), u.id`,
    [userId],
  );
