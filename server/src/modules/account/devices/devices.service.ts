// Devices of a practice: paired by a code that is shown once, refused as soon as somebody blocks or removes them.
import { randomBytes } from 'node:crypto';
import { makePairingCode, readPairingCode } from '@praxora/barcode/pairing-code';
import type { Device, deviceCalls } from '@praxora/contract/account/devices.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { Context, UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Authentication, toAuthentication } from '../../../platform/http/authentication.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { type Activity, type Recorder, recordActivities, recordActivity } from '../audit/audit.service.ts';
import { isSwitchedOn } from '../features/features.service.ts';
import { notifyAccessChange, toNoticeSender } from '../identity/access-notices.ts';
import { countPairing } from './attempts.ts';
import * as repository from './devices.repository.ts';

/** Tells a device's token from a session's and a program's. */
const prefix = 'device_';
const minutesOfCode = 10;
const mostDevices = 100;
/** Limit on open pairing codes, because each can be guessed. */
const mostCodes = 20;

export const isDeviceToken = (token: string): boolean => token.startsWith(prefix);

/** Null: no device of anybody. One that is refused is told why, with each of its requests. */
export async function authenticateDevice(plain: Tx, token: string): Promise<Authentication | null> {
  const row = await repository.useDevice(plain, hashToken(token));
  if (row === null) return null;
  if (row.is_removed) throw new Refusal('DEVICE_REMOVED');
  if (row.is_blocked) throw new Refusal('DEVICE_BLOCKED');
  if (!row.is_switched_on) throw new Refusal('SCAN_APP_OFF');
  const device = { id: row.device_id, pairedAt: row.paired_at, sentAt: null };
  return toAuthentication(row, { device });
}

const deviceOf = ({ pairedAt, lastSeenAt, ...row }: repository.DeviceRow): Device => ({
  ...row,
  pairedAt: pairedAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

export const listDevices = async ({ tx }: UserContext): Promise<Device[]> =>
  (await repository.listDevices(tx)).map(deviceOf);

/** A user has none. */
export async function getOwnDevice({
  tx,
  user,
}: UserContext): Promise<DataOf<typeof deviceCalls.getOwnDevice>> {
  const row = user.device && (await repository.findDevice(tx, user.device.id));
  if (!row) throw new Refusal('NOT_FOUND');
  return { id: row.id, name: row.name, practice: { id: user.practiceId, name: user.practiceName } };
}

/** The link's code stands behind the #: no server writes it into its log. */
export async function createDevice(
  context: UserContext,
  { name }: BodyOf<typeof deviceCalls.createDevice>,
): Promise<DataOf<typeof deviceCalls.createDevice>> {
  const { tx, user, now, publicUrl } = context;
  if (!(await isSwitchedOn(tx, 'scanApp'))) throw new Refusal('FEATURE_OFF');
  // Serializes concurrent requests, so that the second counts the first one's code.
  await lockInPractice(tx, 'devices');
  if ((await repository.countDevices(tx)) >= mostDevices)
    throw new Refusal('TOO_MANY_DEVICES', { maximum: mostDevices });
  await repository.forgetCodes(tx, name);
  if ((await repository.countCodes(tx)) >= mostCodes)
    throw new Refusal('TOO_MANY_PAIRING_CODES', { maximum: mostCodes, minutes: minutesOfCode });
  const code = makePairingCode(randomBytes(8));
  const endsAt = new Date(now().getTime() + minutesOfCode * 60_000);
  const id = await refusedWhenTaken('RESOURCE_EXISTS', () =>
    repository.insertDevice(tx, { name, userId: user.userId, codeHash: hashToken(code), endsAt }),
  );
  await recordActivity(context, { action: 'device.codeCreated', subject: { type: 'device', id, name } });
  return { id, code, link: `${publicUrl()}/scan#${code}`, endsAt: endsAt.toISOString() };
}

export async function changeDevice(
  context: UserContext,
  id: number,
  { name, blocked }: BodyOf<typeof deviceCalls.changeDevice>,
): Promise<Device> {
  const { tx, user } = context;
  // Serializes concurrent changes, so that each is recorded with the values it replaced.
  await lockInPractice(tx, 'devices');
  const before = await repository.findDevice(tx, id);
  if (before === null) throw new Refusal('NOT_FOUND');
  await repository.forgetCodes(tx, name);
  await refusedWhenTaken('RESOURCE_EXISTS', () =>
    repository.updateDevice(tx, id, { name, isBlocked: blocked, userId: user.userId }),
  );
  const row = await repository.findDevice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  await recordActivities(context, listChanges(before, row));
  if (blocked && !before.isBlocked) await notifyHolder(context, row, 'blocked');
  return deviceOf(row);
}

function listChanges(before: repository.DeviceRow, after: repository.DeviceRow): Activity[] {
  const subject = { type: 'device', id: after.id, name: after.name } as const;
  const activities: Activity[] = [];
  if (before.name !== after.name) {
    const changes = [{ field: 'name', before: before.name, after: after.name }] as const;
    activities.push({ action: 'device.renamed', subject, changes });
  }
  if (before.isBlocked !== after.isBlocked)
    activities.push({ action: after.isBlocked ? 'device.blocked' : 'device.unblocked', subject });
  if (before.holder.id !== after.holder.id)
    activities.push(toHandOver(after, before.holder.id, after.holder.id));
  return activities;
}

const toHandOver = ({ id, name }: Pick<Device, 'id' | 'name'>, before: number, after: number): Activity => ({
  action: 'device.holderChanged',
  subject: { type: 'device', id, name },
  changes: [{ field: 'holder', before, after }],
});

/** Mails to the user in charge of the device and to the owners, but for whoever blocks or removes it. */
const notifyHolder = (
  context: UserContext,
  { name, holder }: repository.DeviceRow,
  event: 'blocked' | 'removed',
): Promise<void> =>
  notifyAccessChange(toNoticeSender(context), holder.id, { kind: 'device', device: name, event }, [
    context.user.userId,
  ]);

/** Removing it again gives the same answer. */
export async function removeDevice(context: UserContext, id: number): Promise<{ id: number }> {
  const before = await repository.findDevice(context.tx, id);
  const device = await repository.removeDevice(context.tx, id);
  if (device === null) throw new Refusal('NOT_FOUND');
  const subject = { type: 'device', id, name: device.name } as const;
  if (!device.wasRemoved) await recordActivity(context, { action: 'device.removed', subject });
  if (before) await notifyHolder(context, before, 'removed');
  return { id };
}

/** Whether a code is mistyped, used or has ended makes no difference to whoever tries it. */
export async function pairDevice(
  { database: { plain }, ip }: Context,
  { code }: BodyOf<typeof deviceCalls.pairDevice>,
): Promise<DataOf<typeof deviceCalls.pairDevice>> {
  const forgive = await countPairing(plain, ip);
  const token = prefix + newToken();
  const known = readPairingCode(code);
  const row = known === null ? null : await repository.pairDevice(plain, hashToken(known), hashToken(token));
  if (row === null) throw new Refusal('PAIRING_CODE_WRONG');
  await forgive();
  if (!row.is_switched_on) throw new Refusal('SCAN_APP_OFF');
  return {
    token,
    device: { id: row.device_id, name: row.name },
    practice: { id: row.practice_id, name: row.practice_name },
  };
}

interface DeviceHandOver {
  readonly deviceId: number;
  /** User responsible for the device from now on. */
  readonly userId: number;
}

/** Result for the devices of a user who left. */
export interface ReleasedDevices {
  readonly blocked: readonly string[];
  readonly handedOver: readonly { readonly name: string; readonly userId: number }[];
}

/**
 * A user who leaves hands a device to somebody else, or it is blocked: nobody uses it unseen. Codes they had shown are
 * void.
 */
export async function releaseDevices(
  context: Recorder,
  userId: number,
  handOvers: readonly DeviceHandOver[],
): Promise<ReleasedDevices> {
  const { tx } = context;
  await repository.deletePairingCodes(tx, userId);
  const handedOver: { id: number; name: string; userId: number }[] = [];
  for (const { deviceId, userId: holderId } of handOvers) {
    const name = await repository.setHolder(tx, deviceId, userId, holderId);
    if (name === null) throw new Refusal('NOT_FOUND');
    handedOver.push({ id: deviceId, name, userId: holderId });
  }
  const held = await repository.blockHeldDevices(tx, userId);
  await recordActivities(context, [
    ...handedOver.map((device) => toHandOver(device, userId, device.userId)),
    ...held
      .filter(({ wasBlocked }) => !wasBlocked)
      .map(({ id, name }) => ({ action: 'device.blocked', subject: { type: 'device', id, name } }) as const),
  ]);
  return { blocked: held.map(({ name }) => name), handedOver };
}
