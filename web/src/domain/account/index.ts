// Entry file of the account domain: the only names screens and other domains may import.

export { AccountHead } from './account/AccountHead.tsx';
export { accountCountsKey, useAccountCounts } from './account/counts.ts';
export { LocaleSwitcher } from './account/LocaleSwitcher.tsx';
export { LatestChanges } from './activity/lazy-changes.tsx';
export type { ActivityFilter, ActivityPage } from './activity/queries.ts';
export { activityKey, fetchActivity } from './activity/queries.ts';
export { subjectTarget } from './activity/subject-address.ts';
export { useActivityWords } from './activity/useActivityWords.ts';
export { FeatureSwitch } from './app-store/FeatureSwitch.tsx';
export type { FeatureName } from './app-store/features.ts';
export { useFeatures, useHasLabels } from './app-store/features.ts';
export { SwitchedOff } from './app-store/SwitchedOff.tsx';
export type { Clinic } from './clinics/clinic.ts';
export { useAgreements, useClinic } from './clinics/clinic.ts';
export { devicesKey, useDevices } from './devices/queries.ts';
export { switchPractice } from './practices/enter-practice.ts';
export { PracticeList } from './practices/PracticeList.tsx';
export { SampleButton, useHasSample } from './practices/SampleButton.tsx';
export { joinUserNames, userName } from './users/naming.ts';
export { type UserList, usePeopleWith, usersKey, useUsers } from './users/queries.ts';
