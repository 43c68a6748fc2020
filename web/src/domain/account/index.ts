// What screens and other domains may use of account. Nothing else of it is imported from outside.

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
