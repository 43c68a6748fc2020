// Calls of a person who is a user of several practices: which they are, switching between them, and joining another one.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { roles } from '../shared/permissions.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const ownPractice = z.object({
  id: whole,
  name: z.string(),
  country: z.string(),
  /** Role of the person in this practice. */
  role: z.enum(roles),
  /** The practice of the session that asks. */
  isCurrent: z.boolean(),
  /** The practice requires two-step login, and the time to set it up is over: nothing else can be done there. */
  isTwoStepDue: z.boolean(),
});
export type OwnPractice = z.infer<typeof ownPractice>;

nameSchemas({ OwnPractice: ownPractice });

export const ownPracticeCalls = {
  listOwnPractices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/practices',
    summary: 'The practices where the asking person is an active user, by name',
    access: 'user',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    data: z.array(ownPractice),
  }),
  switchPractice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/practice',
    summary:
      'Go on in another practice: sets the cookies of a new session there and answers its bearer token; the old session is replaced',
    access: 'user',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    isForClosedPractice: true,
    takesSecret: true,
    tellsSecret: true,
    body: z.object({ practiceId: id }),
    data: z.object({ token: z.string(), practice: z.string() }),
    errors: ['NOT_FOUND', 'PRACTICE_CHANGED'],
  }),
  openSamplePractice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/sample-practice',
    summary:
      'Go on in the sample practice of this practice, which is made if there is none: made-up data to try everything with, deleted every night',
    access: 'pro20',
    permission: 'ownSettings',
    isForClosedPractice: true,
    takesSecret: true,
    tellsSecret: true,
    data: z.object({ token: z.string(), practice: z.string() }),
    errors: ['SAMPLE_PRACTICE_OFF', 'PRACTICE_CHANGED'],
  }),
  repeatSwitch: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'user/practice/again',
    summary:
      'After a switch of the practice whose answer was lost: sets the cookies again, within a minute and by the old cookie alone',
    access: 'anonymous',
    takesSecret: true,
    /** Whether the browser has the cookie of a session that is in force. */
    data: z.object({ isLoggedIn: z.boolean() }),
  }),
  joinPractice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invitation/join',
    summary: 'Accept an invitation with the login that the invited e-mail has already',
    access: 'user',
    permission: 'ownSettings',
    takesSecret: true,
    /** From the link in the mail. */
    body: z.object({ token: z.string().min(1).max(200) }),
    data: z.object({ practiceId: whole, practice: z.string() }),
    errors: ['TOKEN_EXPIRED', 'INVITED_SOMEBODY_ELSE', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
} as const;
