// Which switchable parts of the product a practice uses. Who depends on one asks here.
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './features.repository.ts';

/** Defaults until a user changes them: features that need setup or open access are off. */
const untouched = {
  costCenters: false,
  scanApp: true,
  labelPrinting: true,
  digest: true,
  apiTokens: false,
};
export type Feature = keyof typeof untouched;
export type Switches = Readonly<Record<Feature, boolean>>;

export async function readSwitches(tx: Tx): Promise<Switches> {
  const savedSwitches = (await repository.listSwitches(tx)).map(({ feature, is_active }) => [
    feature,
    is_active,
  ]);
  return { ...untouched, ...Object.fromEntries(savedSwitches) };
}

export const isSwitchedOn = async (tx: Tx, feature: Feature): Promise<boolean> =>
  (await readSwitches(tx))[feature];

/** Switches left out stay unchanged. */
export async function setSwitches(
  tx: Tx,
  changes: Readonly<Partial<Record<Feature, boolean | undefined>>>,
): Promise<void> {
  const changed = Object.entries(changes).filter(
    (change): change is [Feature, boolean] => change[1] !== undefined,
  );
  await repository.saveSwitches(
    tx,
    changed.map(([feature]) => feature),
    changed.map(([, isOn]) => isOn),
  );
}

type SetUp = (context: UserContext) => Promise<unknown>;
const setUps = new Map<Feature, SetUp>();

/** A domain above registers here what its part of the product needs before it can be used. */
export function registerSetUp(feature: Feature, setUp: SetUp): void {
  setUps.set(feature, setUp);
}

/** Sets up a part that is about to be switched on, in the same transaction. */
export async function setUpFeature(context: UserContext, feature: Feature): Promise<void> {
  await setUps.get(feature)?.(context);
}
