// Entry file of the account domain: the only names other domains may import.

export { billingAddress, deliveryAddress, listAddresses } from './account/account.service.ts';
export { defaultDeliveryAddress, deliveryCountry } from './account/delivery-address.sql.ts';
export {
  changePractice,
  createPractice,
  listPractices,
  refuseUnservedCountry,
  setAccountEmail,
  showPractice,
} from './account/practice-operations.ts';
export { readActivity } from './activity/activity-list.ts';
export { authenticateProgram, isApiToken } from './api-tokens/api-tokens.service.ts';
export {
  type Activity,
  changedFields,
  createRefusalRecorder,
  type FieldValues,
  type Recorder,
  recordActivities,
  recordActivity,
  recordChange,
} from './audit/audit.service.ts';
export { changeClinic, createClinic } from './clinics/clinic-operations.ts';
export { ownClinic, refuseOthersThanApprovers } from './clinics/clinics.service.ts';
export { deciderIds } from './clinics/clinics.sql.ts';
export { closePractice, noteExport, noteImport, openPractice, requireClosed } from './closing/closing.ts';
export { errorReportingDsn, vatPercentsFor } from './configuration/configuration.service.ts';
export { authenticateDevice, isDeviceToken } from './devices/devices.service.ts';
export { registerErasureHandler } from './erasure/erase-user.ts';
export {
  deleteUserOfPractice,
  type Erasures,
  listErasures,
  replayErasures,
} from './erasure/erasure-operations.ts';
export { announceDeletion, cancelDeletion, practiceDeletionJob } from './erasure/practice-deletion.ts';
export { isSwitchedOn, registerSetUp } from './features/features.service.ts';
export { usesCostCenters } from './features/features.sql.ts';
export { addMember } from './identity/app-users.ts';
export { authenticate } from './identity/identity.service.ts';
export { authorJoins, authorName, personName } from './identity/person-names.sql.ts';
export { twoStepResetJob } from './identity/two-step-reset.ts';
export { createUser, newPassword, resetPassword, resetTwoStep } from './identity/user-operations.ts';
export { accountRetention } from './retention.ts';
export { sampleOfErasedJob } from './sample-practice/sample-of-erased.job.ts';
export { type MakeSample, sampleDeletionJob } from './sample-practice/sample-practice.service.ts';
export {
  changePracticeUser,
  invitePracticeUser,
  listPracticeUsers,
} from './users/user-access-operations.ts';
