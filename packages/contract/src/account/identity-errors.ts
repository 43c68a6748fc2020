// Refusals about logging in, about who may, and about the activity log.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const identityErrors = {
  /** An old value is to be set again, but what it was changed to was changed once more. */
  CHANGED_SINCE: {
    status: 409,
    text: 'This was changed again since then. Look at the newest change and decide there.',
  },
  /** The practice moves to another installation, or has moved. */
  PRACTICE_CLOSED: {
    status: 409,
    text: 'The practice is closed to changes at the moment. Everything can be read; nothing was saved.',
  },
  BAD_CREDENTIALS: { status: 401, text: 'Bad credentials.' },
  EMAIL_NOT_REGISTERED: { status: 422, text: 'Email is not registered' },
  EMAIL_REQUIRED: { status: 422, text: 'Email is required' },
  EMAIL_FORMAT: { status: 422, text: 'Incorrect email format' },
  PASSWORD_TOO_SHORT: { status: 422, text: 'The password needs at least {minimum} characters.' },
  PASSWORDS_DIFFER: { status: 422, text: "Passwords don't match" },
  PASSWORD_INVALID: { status: 422, text: 'The presented password is invalid.' },
  TOKEN_EXPIRED: { status: 422, text: 'Token expired' },
  /** Answer to a login with the right password but without the code. */
  CODE_REQUIRED: { status: 401, text: 'Please enter the code from your authenticator app.' },
  CODE_INVALID: { status: 422, text: 'This code is not valid, or it has been used already.' },
  TWO_STEP_ON: { status: 409, text: 'Two-step login is already switched on.' },
  TWO_STEP_REQUIRED: {
    status: 409,
    text: 'Your practice requires two-step login. Please set it up first.',
  },
  TWO_STEP_DUTY: {
    status: 409,
    text: 'Your practice requires two-step login: it cannot be switched off.',
  },
  TWO_STEP_OFF: { status: 409, text: 'Two-step login is not switched on.' },
  OWN_TWO_STEP: { status: 409, text: 'Switch your own two-step login off under your own login.' },
  TWO_STEP_ELSEWHERE: {
    status: 409,
    text: 'This person belongs to other practices, too: only the operator of Praxora can reset the two-step login.',
  },
  EMAIL_TAKEN: { status: 409, text: 'This email address already has a login.' },
  INVITED_SOMEBODY_ELSE: {
    status: 409,
    text: 'This invitation is for {email}. Please log in with that address.',
  },
  /** Answer to a session that was replaced: nothing is done, and the tab offers to reload. */
  PRACTICE_CHANGED: {
    status: 409,
    text: 'You are now in {practice} in this browser. Please reload.',
  },
  INVITED_ALREADY: {
    status: 409,
    text: 'This email address has already been invited. Send the invitation again instead.',
  },
  OWN_LOGIN: { status: 409, text: 'Nobody can deactivate or delete their own login.' },
  OWN_ROLE: { status: 409, text: 'Nobody can change their own role. Ask another owner.' },
  LAST_OWNER: {
    status: 409,
    text: 'At least one active owner must stay. Make somebody else an owner first.',
  },
  READER_APPROVES: {
    status: 409,
    text: 'A reader cannot be an approver. Take the approval away or choose another role first.',
  },
  APPROVER_NEEDED: { status: 409, text: 'Only an approver of the clinic can change this.' },
  SUBSTITUTE_UNABLE: {
    status: 409,
    text: 'A substitute must be an active user who is neither a reader nor an approver.',
  },
  LAST_APPROVER: { status: 409, text: 'At least one active approver must stay.' },
} as const satisfies Record<string, CataloguedError>;
