// SQL of the practice's devices.
import { proofForm } from '../../platform/database/proof.ts';
import { personName } from '../../platform/database/shared-columns.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { AskerRow } from '../../platform/http/authentication.ts';

type Row = Record<string, unknown>;

interface DeviceAskerRow extends Row, AskerRow {
  readonly device_id: number;
  readonly paired_at: Date;
  readonly is_removed: boolean;
  readonly is_blocked: boolean;
  readonly is_switched_on: boolean;
}

/** Of a token that was ever given; notes that the device was seen unless it is refused. */
export const useDevice = (plain: Tx, tokenHash: Buffer): Promise<DeviceAskerRow | null> =>
  plain.maybe<DeviceAskerRow>('select * from use_device($1)', [tokenHash]);

export const deviceProof = proofForm('confirm_device');

interface PairedRow extends Row {
  readonly device_id: number;
  readonly name: string;
  readonly practice_id: number;
  readonly practice_name: string;
  readonly is_switched_on: boolean;
}

/** One statement, which commits by itself. */
export const pairDevice = (plain: Tx, codeHash: Buffer, tokenHash: Buffer): Promise<PairedRow | null> =>
  plain.maybe<PairedRow>('select * from pair_device($1, $2)', [codeHash, tokenHash]);

export interface DeviceRow extends Row {
  readonly id: number;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly pairedBy: string;
  readonly pairedAt: Date;
  readonly lastSeenAt: Date;
}

const devices = `
  select d.id, d.name, d.blocked_at is not null as "isBlocked", ${personName('u')} as "pairedBy",
         d.paired_at as "pairedAt", d.last_seen_at as "lastSeenAt"
  from device d join app_user u on u.id = d.created_by
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

interface NewDevice {
  readonly name: string;
  readonly userId: number;
  readonly codeHash: Buffer;
  readonly endsAt: Date;
}

export const insertDevice = async (tx: Tx, device: NewDevice): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into device (practice_id, name, created_by, code_hash, code_ends_at)
       values (current_practice(), $1, $2, $3, $4) returning id`,
      [device.name, device.userId, device.codeHash, device.endsAt],
    )
  ).id;

export const updateDevice = (tx: Tx, id: number, name: string, isBlocked: boolean): Promise<number> =>
  tx.run(
    `update device set name = $2, blocked_at = case when $3 then coalesce(blocked_at, now()) end
     where id = $1 and paired_at is not null and removed_at is null`,
    [id, name, isBlocked],
  );

/** One that was never paired leaves nothing behind. */
export const removeDevice = async (tx: Tx, id: number): Promise<boolean> => {
  const deleted = await tx.run('delete from device where id = $1 and paired_at is null', [id]);
  const removed = await tx.run('update device set removed_at = coalesce(removed_at, now()) where id = $1', [
    id,
  ]);
  return deleted + removed > 0;
};
