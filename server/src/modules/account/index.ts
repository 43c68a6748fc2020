// What the other domains may use of account. Nothing else of it is imported from outside.

export { billingAddress, deliveryAddress, listAddresses } from './account/account.service.ts';
export { authenticateProgram, isApiToken } from './api-tokens/api-tokens.service.ts';
export { ownClinic, refuseOthersThanApprovers } from './clinics/clinics.service.ts';
export { errorReportingDsn, vatPercentsFor } from './configuration/configuration.service.ts';
export { authenticateDevice, isDeviceToken } from './devices/devices.service.ts';
export { isSwitchedOn, registerSetUp } from './features/features.service.ts';
export { authenticate } from './identity/identity.service.ts';
export * as operators from './operators/operators.service.ts';
export {
  createClinic,
  createPractice,
  createUser,
} from './operators/operators.service.ts';
