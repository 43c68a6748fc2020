// The app store's switches. What a part needs before it can be used is set up with it.
import type { appStoreCalls, Features } from '@praxora/contract/account/app-store.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { recordChange } from '../audit/audit.service.ts';
import { readSwitches, setSwitches, setUpFeature } from '../features/features.service.ts';

export async function readFeatures({ tx }: UserContext): Promise<Features> {
  const switches = await readSwitches(tx);
  return {
    activateCostCenter: switches.costCenters,
    activateScanApp: switches.scanApp,
    activateLabelPrinting: switches.labelPrinting,
    activateDigest: switches.digest,
    activateApiTokens: switches.apiTokens,
  };
}

export async function setFeatures(
  context: UserContext,
  wanted: BodyOf<typeof appStoreCalls.setFeatures>,
): Promise<Features> {
  // The second of two changes at once sees, and records, what the first has made of the switches.
  await lockInPractice(context.tx, 'switches');
  const before = await readFeatures(context);
  if (wanted.activateCostCenter) await setUpFeature(context, 'costCenters');
  await setSwitches(context.tx, {
    costCenters: wanted.activateCostCenter,
    scanApp: wanted.activateScanApp,
    labelPrinting: wanted.activateLabelPrinting,
    digest: wanted.activateDigest,
    apiTokens: wanted.activateApiTokens,
  });
  const features = await readFeatures(context);
  const { practiceId, practiceName } = context.user;
  const subject = { type: 'account', id: practiceId, name: practiceName } as const;
  await recordChange(context, { action: 'features.changed', subject }, before, features);
  return features;
}
