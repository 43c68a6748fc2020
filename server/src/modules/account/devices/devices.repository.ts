// SQL of the practice's devices.
import type { Device } from '@praxora/contract/account/devices.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerRow } from '../../../platform/http/authentication.ts';
import { personName } from '../identity/person-names.sql.ts';

interface AuthenticatedDeviceRow extends CallerRow {
  readonly device_id: Column<'device', 'id'>;
  readonly paired_at: NonNullable<Column<'device', 'paired_at'>>;
  readonly is_removed: boolean;
  readonly is_blocked: boolean;
  readonly is_switched_on: boolean;
}

/** Device of any token ever issued; records that the device was seen unless it is refused. */
export const useDevice = (plain: Tx, tokenHash: Buffer): Promise<AuthenticatedDeviceRow | null> =>
  plain.maybe<AuthenticatedDeviceRow>('select * from use_device($1)', [tokenHash]);

interface PairedRow {
  readonly device_id: Column<'device', 'id'>;
  readonly name: Column<'device', 'name'>;
  readonly practice_id: Column<'device', 'practice_id'>;
  readonly practice_name: Column<'practice', 'name'>;
  readonly is_switched_on: boolean;
}

/** Pairs the device in one statement, which commits by itself; refused while the practice is closed. */
export const pairDevice = (plain: Tx, codeHash: Buffer, tokenHash: Buffer): Promise<PairedRow | null> =>
  plain.maybe<PairedRow>(
    `select d.device_id, d.name, d.practice_id, d.practice_name, d.is_switched_on, begin_practice_change(d.practice_id)
     from pair_device($1, $2) d`,
    [codeHash, tokenHash],
  );

export interface DeviceRow extends Columns<'device', 'id' | 'name'> {
  readonly isBlocked: boolean;
  readonly pairedBy: string;
  readonly holder: Device['holder'];
  readonly pairedAt: NonNullable<Column<'device', 'paired_at'>>;
  readonly lastSeenAt: NonNullable<Column<'device', 'last_seen_at'>>;
}

const devices = `
  select d.id, d.name, d.blocked_at is not null as "isBlocked", ${personName('u')} as "pairedBy",
         json_build_object('id', h.id, 'name', ${personName('h')}, 'role', h.role) as holder,
         d.paired_at as "pairedAt", d.last_seen_at as "lastSeenAt"
  from device d join practice_user u on u.id = d.created_by join practice_user h on h.id = d.held_by
  where d.paired_at is not null and d.removed_at is null`;

export const listDevices = (tx: Tx): Promise<DeviceRow[]> =>
  tx.rows<DeviceRow>(`${devices} order by lower(d.name), d.id`);

export const findDevice = (tx: Tx, id: number): Promise<DeviceRow | null> =>
  tx.maybe<DeviceRow>(`${devices} and d.id = $1`, [id]);

export const countDevices = async (tx: Tx): Promise<number> =>
  (await tx.one<{ count: number }>(`select count(*)::integer as count from (${devices}) d`)).count;

/** A code that has ended gives its name free; so does one that waits, to whoever has a new one shown. */
export const forgetCodes = (tx: Tx, name: string): Promise<number> =>
  tx.run(
    'delete from device where paired_at is null and (code_ends_at <= now() or lower(name) = lower($1))',
    [name],
  );

/** Number of devices waiting to be paired; without those that have ended. */
export const countCodes = async (tx: Tx): Promise<number> =>
  (await tx.one<{ count: number }>('select count(*)::integer as count from device where paired_at is null'))
    .count;

export const deletePairingCodes = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from device where paired_at is null and held_by = $1', [userId]);

/** Its name; null: it is none of the first one's. */
export const setHolder = async (
  tx: Tx,
  id: number,
  holderId: number,
  newHolderId: number,
): Promise<string | null> =>
  (
    await tx.maybe<Columns<'device', 'name'>>(
      `update device set held_by = $3
       where id = $1 and held_by = $2 and paired_at is not null and removed_at is null returning name`,
      [id, holderId, newHolderId],
    )
  )?.name ?? null;

interface BlockedDevice extends Columns<'device', 'id' | 'name'> {
  readonly wasBlocked: boolean;
}

/** Those that are blocked now, whether they were before or not. */
export const blockHeldDevices = (tx: Tx, holderId: number): Promise<BlockedDevice[]> =>
  tx.rows<BlockedDevice>(
    `with held as (
       select id, name, blocked_at is not null as "wasBlocked" from device
       where held_by = $1 and paired_at is not null and removed_at is null for update
     ), blocked as (
       update device d set blocked_at = now() from held h where d.id = h.id and not h."wasBlocked"
     )
     select id, name, "wasBlocked" from held order by lower(name)`,
    [holderId],
  );

interface NewDevice {
  readonly name: string;
  readonly userId: number;
  readonly codeHash: Buffer;
  readonly endsAt: Date;
}

export const insertDevice = async (tx: Tx, device: NewDevice): Promise<number> =>
  (
    await tx.one<Columns<'device', 'id'>>(
      `insert into device (practice_id, name, created_by, held_by, code_hash, code_ends_at)
       values ($practice, $1, $2, $2, $3, $4) returning id`,
      [device.name, device.userId, device.codeHash, device.endsAt],
    )
  ).id;

interface DeviceChange {
  readonly name: string;
  readonly isBlocked: boolean;
  readonly userId: number;
}

/** The user who unblocks a device of somebody who has left is in charge of it from then on. */
export const updateDevice = (
  tx: Tx,
  id: number,
  { name, isBlocked, userId }: DeviceChange,
): Promise<number> =>
  tx.run(
    `update device d set name = $2, blocked_at = case when $3 then coalesce(blocked_at, now()) end,
       held_by = case when blocked_at is not null and not $3
                       and exists (select from app_user u where u.id = d.held_by and u.deactivated_at is not null)
                 then $4 else held_by end
     where id = $1 and paired_at is not null and removed_at is null`,
    [id, name, isBlocked, userId],
  );

interface RemovedDevice extends Columns<'device', 'name'> {
  readonly wasRemoved: boolean;
}

/** Removes a device; one that was never paired is deleted entirely. Null: there is none. */
export const removeDevice = async (tx: Tx, id: number): Promise<RemovedDevice | null> => {
  const device = await tx.maybe<RemovedDevice>(
    'select name, removed_at is not null as "wasRemoved" from device where id = $1 for update',
    [id],
  );
  await tx.run('delete from device where id = $1 and paired_at is null', [id]);
  await tx.run('update device set removed_at = coalesce(removed_at, now()) where id = $1', [id]);
  return device;
};
