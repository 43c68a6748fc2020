// The users of a practice: who may log in, who was invited, who approves.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { roles } from '../shared/permissions.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { emailField, language, newPassword, passwordsDiffer, presentPassword } from './identity.calls.ts';
import { personName } from './own-access.calls.ts';

const role = z.enum(roles);

const practiceUser = personName.extend({
  id: whole,
  email: z.string(),
  role,
  isActive: z.boolean(),
  /** False for everybody where the practice is not known to the approval service. */
  isApprover: z.boolean(),
  hasTwoStep: z.boolean(),
  /** The last day on which they can log in without it, where the practice requires it; null: no such day. */
  twoStepUntil: z.string().nullable(),
  /** When their second step goes, as an owner requested; null: nobody did. */
  twoStepResetAt: z.iso.datetime().nullable(),
  /** Null: never. */
  lastLoginAt: z.iso.datetime().nullable(),
  version: whole,
});
export type PracticeUser = z.infer<typeof practiceUser>;

const invitation = personName.extend({
  id: whole,
  email: z.string(),
  role,
  /** Without an id: an operator invited. */
  invitedBy: z.object({ id: whole.nullable(), name: z.string() }),
  invitedAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

nameSchemas({ PracticeUser: practiceUser, Invitation: invitation });

const userParams = z.object({ userId: pathId });
const invitationParams = z.object({ invitationId: pathId });
/** From the link in the mail. */
const token = z.string().min(1).max(200);

export const userCalls = {
  listUsers: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'users',
    summary: 'Who may log in for the practice, and who was invited to',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      /** Whether the approval service knows the practice: only there are users approvers or buyers. */
      hasApprovals: z.boolean(),
      /** Whether all users have to log in in two steps. */
      isTwoStepRequired: z.boolean(),
      users: z.array(practiceUser),
      invitations: z.array(invitation),
    }),
  }),
  setUserActive: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'users/{userId}/active',
    summary:
      'Deactivate a user, which ends their sessions at once and blocks their devices unless handed over, or reactivate them',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: userParams,
    body: z.object({
      isActive: z.boolean(),
      /** Devices they are in charge of, and who is from now on. The others are blocked. Nothing, when they are reactivated. */
      handOver: z
        .array(z.object({ deviceId: id, userId: id }))
        .max(200)
        .default([]),
    }),
    data: practiceUser,
    errors: ['NOT_FOUND', 'OWN_LOGIN', 'LAST_OWNER', 'HOLDER_NOT_ACTIVE', 'APPROVER_NEEDED', 'LAST_APPROVER'],
  }),
  setUserRole: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'users/{userId}/role',
    summary: 'Change the role of a user; it holds from their next request on',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: userParams,
    body: z.object({ role }),
    data: practiceUser,
    errors: ['NOT_FOUND', 'OWN_ROLE', 'LAST_OWNER', 'READER_APPROVES'],
  }),
  setUserApprover: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'users/{userId}/approver',
    summary: 'Make a user an approver of the clinic or a buyer; for approvers only',
    access: 'pro20',
    permission: 'approve',
    isRefusedInSample: true,
    params: userParams,
    body: z.object({ isApprover: z.boolean() }),
    data: practiceUser,
    errors: ['NOT_FOUND', 'APPROVER_NEEDED', 'LAST_APPROVER', 'READER_APPROVES'],
  }),
  requireTwoStep: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'users/two-step-duty',
    summary:
      'Require two-step login of all users, or no longer; users without it have 14 days and get an email',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    body: z.object({ isRequired: z.boolean() }),
    data: z.object({ isRequired: z.boolean() }),
  }),
  remindOfTwoStep: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'users/two-step-reminder',
    summary: 'Remind users without two-step login by email, where the practice requires it',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    data: z.object({ reminded: whole }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  requestTwoStepReset: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'users/{userId}/two-step-reset',
    summary:
      'Have the second step of a user removed in 24 hours, as after a lost phone; the user and the owners get an email',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: userParams,
    data: z.object({ resetAt: z.iso.datetime() }),
    errors: ['NOT_FOUND', 'OWN_TWO_STEP', 'TWO_STEP_OFF', 'TWO_STEP_ELSEWHERE'],
  }),
  cancelTwoStepReset: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'users/{userId}/two-step-reset',
    summary: 'Cancel the removal of a second step; the user and the owners get an email',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: userParams,
    /** False: none was waiting. */
    data: z.object({ isCancelled: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  invite: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invitations',
    summary: 'Invite somebody by email; the link is valid for 7 days',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    body: personName.extend({
      email: emailField,
      language: language.default('en'),
      role: role.default('stock'),
    }),
    data: invitation,
    errors: ['EMAIL_TAKEN', 'INVITED_ALREADY', 'TOO_MANY_REQUESTS'],
  }),
  inviteAgain: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invitations/{invitationId}/again',
    summary: 'Send the invitation again, with a new link; the old one is void',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: invitationParams,
    data: invitation,
    errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  withdrawInvitation: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'invitations/{invitationId}',
    summary: 'Withdraw an invitation: its link is void',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: invitationParams,
    data: z.object({ withdrawn: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  openInvitation: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invitation/open',
    summary: 'Whom the link of an invitation is for',
    access: 'anonymous',
    body: z.object({ token }),
    data: personName.extend({
      email: z.string(),
      practice: z.string(),
      role,
      /** The e-mail has a login already: it is accepted with that one, by `invitation/join`. */
      hasLogin: z.boolean(),
    }),
    errors: ['TOKEN_EXPIRED', 'TOO_MANY_REQUESTS'],
  }),
  acceptInvitation: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invitation/accept',
    summary: 'Become a user of the practice, with a password of one’s own',
    access: 'anonymous',
    body: personName
      .extend({ token, password: newPassword, passwordConfirmation: presentPassword })
      .superRefine(passwordsDiffer),
    data: z.object({ email: z.string() }),
    errors: ['TOKEN_EXPIRED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
} as const;
