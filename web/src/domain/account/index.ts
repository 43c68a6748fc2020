// Entry file of the account domain: the only names screens and other domains may import.

export { AccountHead } from './account/AccountHead.tsx';
export { accountCountsKey, useAccountCounts } from './account/counts.ts';
export { LocaleSwitcher } from './account/LocaleSwitcher.tsx';
export { FeatureSwitch } from './app-store/FeatureSwitch.tsx';
export type { FeatureName } from './app-store/features.ts';
export { useFeatures, useHasLabels } from './app-store/features.ts';
export { SwitchedOff } from './app-store/SwitchedOff.tsx';
export type { Clinic } from './clinics/clinic.ts';
export { useAgreements, useClinic } from './clinics/clinic.ts';
export { devicesKey, useDevices } from './devices/queries.ts';
