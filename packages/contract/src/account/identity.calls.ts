// Login, profile and passwords.
import { cleanLine } from '@praxora/rules/shared/clean-text';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { roles } from '../shared/permissions.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

/** Login accepts what an older password may be; a new password has the stricter minimum. */
const loginPasswordMinimum = 6;
export const newPasswordMinimum = 8;
const passwordMaximum = 200;

const emailForm = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const emailField = z
  .string({ error: 'EMAIL_REQUIRED' })
  .overwrite(cleanLine)
  .min(1, { error: 'EMAIL_REQUIRED', abort: true })
  .max(254, { error: 'EMAIL_FORMAT', abort: true })
  .regex(emailForm, { error: 'EMAIL_FORMAT' });

/** Where an address may be left empty. */
export const optionalEmailField = lineText
  .max(254, { error: 'EMAIL_FORMAT', abort: true })
  .refine((text) => text === '' || emailForm.test(text), { error: 'EMAIL_FORMAT' });

export const loginPassword = z
  .string({ error: 'REQUIRED_FIELD' })
  .min(loginPasswordMinimum, { error: 'PASSWORD_TOO_SHORT' })
  .max(passwordMaximum, { error: 'INCORRECT_VALUE' });

export const newPassword = z
  .string({ error: 'REQUIRED_FIELD' })
  .min(1, { error: 'REQUIRED_FIELD', abort: true })
  .min(newPasswordMinimum, { error: 'PASSWORD_TOO_SHORT' })
  .max(passwordMaximum, { error: 'INCORRECT_VALUE' });

/** An existing or repeated password: not checked against the password rules, only for a match. */
export const presentPassword = z
  .string({ error: 'REQUIRED_FIELD' })
  .min(1, { error: 'REQUIRED_FIELD' })
  .max(passwordMaximum, { error: 'INCORRECT_VALUE' });

interface RepeatedPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export function passwordsDiffer(value: RepeatedPassword, context: z.RefinementCtx): void {
  if (value.password === value.passwordConfirmation) return;
  context.addIssue({ code: 'custom', path: ['passwordConfirmation'], message: 'PASSWORDS_DIFFER' });
}

const languages = ['en', 'de'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** Profile as the marketplace names its fields. */
export const profile = z.object({
  ID: whole,
  Vorname: z.string(),
  Nachname: z.string(),
  LoginEmail: z.string(),
  Land: z.string(),
  Praxis: z.string(),
  /** Whom vendors ask for; empty: whoever placed an order. */
  Ansprechperson: z.string(),
  /** The account's main e-mail address, which support changes. */
  Email: z.string(),
  dentalOfficeId: z.string(),
  /** Under which the admin and approval services know the practice; null: they do not. */
  KlinikId: z.string().nullable(),
  /** Role of the user in this practice. */
  Rolle: z.enum(roles),
  /** The first day on which the practice is deleted, for its owners; null: no deletion was announced. */
  Loeschtag: z.string().nullable(),
  /** The operator has closed the practice to changes: everything can be read, nothing is saved. */
  IstGeschlossen: z.boolean(),
  /** The practice whose sample practice this is, which the way back leads to; null: this is a practice of its own. */
  BeispielVon: z.object({ ID: whole, Praxis: z.string() }).nullable(),
  /** Number of practices where the person is an active user. */
  Praxen: whole,
  /** The last day without two-step login, which the practice requires; null: it does not, or the user has it. */
  ZweiSchritteBis: z.string().nullable(),
  /** That day is over: the session can do nothing but set up two-step login. */
  ZweiSchritteFaellig: z.boolean(),
  /** The person has not been shown the tour yet; never of who may book no stock. */
  RundgangFaellig: z.boolean(),
  /** The person has not read yet what is new in this release. */
  NeuesUngelesen: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** Either the token from the mail, or e-mail with the present password, gives the right to set a new one. */
const passwordChange = z
  .object({
    token: z.string().max(200).optional(),
    email: emailField.optional(),
    oldPassword: z.string().max(passwordMaximum).optional(),
    password: newPassword,
    passwordConfirmation: z.string({ error: 'REQUIRED_FIELD' }).min(1, { error: 'REQUIRED_FIELD' }),
  })
  .superRefine((value, context) => {
    passwordsDiffer(value, context);
    if (value.token === undefined && value.email === undefined) {
      context.addIssue({ code: 'custom', path: ['email'], message: 'EMAIL_REQUIRED' });
    }
    if (value.token === undefined && !value.oldPassword) {
      context.addIssue({ code: 'custom', path: ['oldPassword'], message: 'REQUIRED_FIELD' });
    }
  });

nameSchemas({ Profile: profile });

export const identityCalls = {
  login: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'login',
    summary: 'Log in; sets the session cookies and answers the bearer token',
    access: 'anonymous',
    body: z.object({
      email: emailField,
      password: loginPassword,
      /** Value of the marketing cookie, kept with the session. */
      utk: z.string().max(200).default(''),
      /** Second step: the authenticator app's, or a recovery code; only asked of who has switched it on. */
      code: lineText.max(40).optional(),
    }),
    data: z.object({ token: z.string(), expiresAt: z.string() }),
    errors: ['BAD_CREDENTIALS', 'CODE_REQUIRED', 'CODE_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  checkEmail: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'check/email/{email}',
    summary: 'Is this e-mail address registered?',
    access: 'anonymous',
    params: z.object({ email: emailField }),
    data: z.object({ registered: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  requestPasswordReset: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'password/reset',
    summary: 'Send the mail with the link to set a new password',
    access: 'anonymous',
    body: z.object({ email: emailField, language: language.default('en') }),
    data: z.object({ sent: z.boolean() }),
    errors: ['EMAIL_NOT_REGISTERED', 'TOO_MANY_REQUESTS'],
  }),
  changePassword: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'password/change',
    summary:
      'Set a new password by the token from the mail, or by e-mail and present password; ends all sessions',
    access: 'anonymous',
    body: passwordChange,
    data: z.object({ changed: z.boolean() }),
    errors: ['PASSWORD_INVALID', 'TOKEN_EXPIRED', 'TOO_MANY_REQUESTS'],
  }),
  getBearer: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'session/bearer',
    summary:
      "The bearer token of the session whose cookie comes along; a browser asks for it after a reload, from the product's own pages only",
    access: 'user',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    tellsSecret: true,
    data: z.object({ token: z.string() }),
  }),
  getProfile: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'wpraxis',
    summary: "The logged-in user's profile",
    access: 'user',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    data: profile,
  }),
  setLanguage: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'user/language',
    summary: 'The language mail to this user is written in',
    access: 'user',
    permission: 'ownSettings',
    isForTwoStepSetup: true,
    body: z.object({ language }),
    data: z.object({ language }),
  }),
  noteSeen: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'user/seen',
    summary: 'The asking person was shown the tour, or has read what is new: neither is offered again',
    access: 'user',
    permission: 'ownSettings',
    isForClosedPractice: true,
    body: z.object({ seen: z.enum(['tour', 'news']) }),
    data: z.object({ seen: z.enum(['tour', 'news']) }),
  }),
  logout: defineCall({
    base: 'marketplace',
    method: 'GET',
    path: 'logout',
    summary: 'End the session and clear its cookies',
    access: 'anonymous',
    writes: true,
    data: z.object({ loggedOut: z.boolean() }),
  }),
} as const;
