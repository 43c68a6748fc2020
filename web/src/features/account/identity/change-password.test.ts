import { describe, expect, it } from 'vitest';
import { issuesByField } from '../../../lib/forms.tsx';
import { authLink } from './auth-links.ts';
import { emptyChange, formFor } from './change-password.ts';
import { readUtk } from './marketing-cookie.ts';

const issues = (token: string | null, values: object) =>
  Object.fromEntries(
    issuesByField(formFor(token), { ...emptyChange, ...values }).map(({ field, code }) => [field, code]),
  );

describe('the form of a password change', () => {
  it('asks for everything at once', () => {
    expect(issues(null, {})).toEqual({
      email: 'EMAIL_REQUIRED',
      oldPassword: 'REQUIRED_FIELD',
      password: 'REQUIRED_FIELD',
      passwordConfirmation: 'REQUIRED_FIELD',
    });
  });

  it('asks for less with the token from the mail', () => {
    expect(issues('t', {})).toEqual({ password: 'REQUIRED_FIELD', passwordConfirmation: 'REQUIRED_FIELD' });
  });

  it('wants 8 characters, twice the same', () => {
    expect(issues('t', { password: '1234567', passwordConfirmation: '12345678' })).toEqual({
      password: 'PASSWORD_TOO_SHORT',
      passwordConfirmation: 'PASSWORDS_DIFFER',
    });
    expect(issues('t', { password: '12345678', passwordConfirmation: '12345678' })).toEqual({});
  });
});

describe('links among the auth pages', () => {
  it('keep where the user wanted to go, and nothing else', () => {
    expect(authLink('login', '?rurl=%2Fcart&token=secret&BackURL=%2Fapp')).toBe(
      '/auth/login?rurl=%2Fcart&BackURL=%2Fapp',
    );
    expect(authLink('resetPassword', '')).toBe('/auth/reset-password');
  });
});

describe('the marketing cookie', () => {
  it('is found under either name and cut to what the server takes', () => {
    expect(readUtk('hubspotutk=h; utk=u')).toBe('u');
    expect(readUtk('hubspotutk=h')).toBe('h');
    expect(readUtk('other=1')).toBe('');
    expect(readUtk(`utk=${'x'.repeat(500)}`)).toHaveLength(200);
  });
});
