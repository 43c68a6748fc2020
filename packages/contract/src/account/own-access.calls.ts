// Calls with which users manage their own login: name, password, sessions, two-step login.
import { deviceKinds } from '@praxora/rules/account/device';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId, version } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { newPassword, passwordsDiffer, presentPassword } from './identity.calls.ts';

const name = lineText.max(100);
/** At least one of them, so that bookings and orders have a name on them. */
export const personName = z.object({ firstName: name, lastName: name });

const ownName = personName.extend({ version });

const ownSession = z.object({
  id: whole,
  device: z.object({
    kind: z.enum(deviceKinds),
    /** Operating system, such as Windows; empty if unknown. */
    system: z.string(),
    browser: z.string(),
  }),
  /** Name of the practice it is in. */
  practice: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  since: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;

const twoStepState = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: whole,
  /** When the second step goes, as an owner requested; null: nobody did. */
  resetAt: z.iso.datetime().nullable(),
});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const byPassword = z.object({ password: presentPassword });

nameSchemas({
  PersonName: personName,
  OwnName: ownName,
  OwnSession: ownSession,
  TwoStepState: twoStepState,
  RecoveryCodes: recoveryCodes,
  ByPassword: byPassword,
});

export const ownAccessCalls = {
  changeOwnName: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'user/name',
    summary: 'Change the name that stands on bookings and orders',
    access: 'pro20',
    permission: 'ownSettings',
    body: ownName
      .partial({ version: true })
      .refine(({ firstName, lastName }) => firstName !== '' || lastName !== '', {
        path: ['firstName'],
        error: 'REQUIRED_FIELD',
      }),
    data: ownName,
    errors: ['CHANGED_MEANWHILE'],
  }),
  changeOwnPassword: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'user/password',
    summary: 'Set a new password; ends all sessions but this one',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    takesSecret: true,
    body: z
      .object({ oldPassword: presentPassword, password: newPassword, passwordConfirmation: presentPassword })
      .superRefine(passwordsDiffer),
    data: z.object({ changed: z.boolean() }),
    errors: ['PASSWORD_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  listOwnSessions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/sessions',
    summary: 'Where the asking person is logged in, in every practice, this session first',
    access: 'pro20',
    permission: 'ownSettings',
    data: z.array(ownSession),
  }),
  endOwnSession: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'user/sessions/{sessionId}',
    summary: 'End one of the own sessions: its next request is refused',
    access: 'pro20',
    permission: 'ownSettings',
    params: z.object({ sessionId: pathId }),
    data: z.object({ ended: whole }),
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'user/sessions',
    summary: 'End all own sessions but this one',
    access: 'pro20',
    permission: 'ownSettings',
    data: z.object({ ended: whole }),
  }),
  getTwoStep: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/two-step',
    summary: 'Whether the asking user logs in in two steps',
    access: 'pro20',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    data: twoStepState,
  }),
  setUpTwoStep: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/two-step/setup',
    summary:
      'Make a secret for the authenticator app, told in this answer only; nothing changes until it is confirmed',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    isForTwoStepSetup: true,
    takesSecret: true,
    body: byPassword,
    data: z.object({
      /** In base32, to be typed. */
      secret: z.string(),
      /** The same secret as an `otpauth:` address, to be scanned. */
      address: z.string(),
    }),
    errors: ['PASSWORD_INVALID', 'TOO_MANY_REQUESTS', 'TWO_STEP_ON'],
  }),
  confirmTwoStep: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/two-step/confirm',
    summary: 'Switch two-step login on by the first code; tells the recovery codes, in this answer only',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    isForTwoStepSetup: true,
    tellsSecret: true,
    body: z.object({ code: lineText.min(1, { error: 'REQUIRED_FIELD' }).max(20) }),
    data: recoveryCodes,
    errors: ['CODE_INVALID', 'TWO_STEP_ON', 'TWO_STEP_OFF'],
  }),
  renewRecoveryCodes: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/two-step/recovery-codes',
    summary: 'Make new recovery codes, told in this answer only; the old ones are void',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    takesSecret: true,
    body: byPassword,
    data: recoveryCodes,
    errors: ['PASSWORD_INVALID', 'TOO_MANY_REQUESTS', 'TWO_STEP_OFF'],
  }),
  switchTwoStepOff: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/two-step/off',
    summary: 'Log in with the password alone again',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    takesSecret: true,
    body: byPassword,
    data: twoStepState,
    errors: ['PASSWORD_INVALID', 'TOO_MANY_REQUESTS', 'TWO_STEP_DUTY'],
  }),
  cancelOwnTwoStepReset: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'user/two-step/reset',
    summary: 'Keep the own second step, whose removal an owner requested',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    data: twoStepState,
  }),
} as const;
