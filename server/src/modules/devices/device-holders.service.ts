// Who is in charge of a device. Whoever leaves hands it to somebody else, or it is blocked: nobody uses it unseen.
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import * as repository from './devices.repository.ts';

export interface DeviceHandOver {
  readonly deviceId: number;
  /** Who is in charge of it from now on. */
  readonly userId: number;
}

/** What became of the devices of somebody who left. */
export interface ReleasedDevices {
  readonly blocked: readonly string[];
  readonly handedOver: readonly { readonly name: string; readonly userId: number }[];
}

/** Codes they had shown are void. */
export async function releaseDevices(
  { tx }: UserContext,
  userId: number,
  handOvers: readonly DeviceHandOver[],
): Promise<ReleasedDevices> {
  await repository.deleteCodesOf(tx, userId);
  const handedOver: { name: string; userId: number }[] = [];
  for (const { deviceId, userId: holderId } of handOvers) {
    const name = await repository.setHolder(tx, deviceId, userId, holderId);
    if (name === null) throw new Refusal('NOT_FOUND');
    handedOver.push({ name, userId: holderId });
  }
  return { blocked: await repository.blockDevicesOf(tx, userId), handedOver };
}
