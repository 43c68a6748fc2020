import { emailField, loginPassword } from '@praxora/contract/account/identity.calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesByField } from './forms.tsx';

describe('issues of a form', () => {
  const schema = z.object({ email: emailField, password: loginPassword, amount: z.number() });

  it('are codes with their numbers, one for each field', () => {
    expect(issuesByField(schema, { email: '', password: '12345', amount: 1 })).toEqual([
      { field: 'email', code: 'EMAIL_REQUIRED', params: { minimum: 1 } },
      { field: 'password', code: 'PASSWORD_TOO_SHORT', params: { minimum: 6 } },
    ]);
  });

  it('say "incorrect value" where the schema has no code of its own', () => {
    const values = { email: 'a@b.example', password: '123456', amount: 'many' };
    expect(issuesByField(schema, values)).toEqual([{ field: 'amount', code: 'INCORRECT_VALUE', params: {} }]);
  });

  it('name the field of an entry, and what is missing in it', () => {
    const list = z.object({ positions: z.array(z.object({ quantity: z.number() })) });
    const values = { positions: [{ quantity: 1 }, { quantity: null }, { quantity: 'many' }] };
    expect(issuesByField(list, values)).toEqual([
      { field: 'positions.1.quantity', code: 'REQUIRED_FIELD', params: {} },
      { field: 'positions.2.quantity', code: 'INCORRECT_VALUE', params: {} },
    ]);
  });

  it('are none when all is well', () => {
    expect(issuesByField(schema, { email: ' a@b.example ', password: '123456', amount: 1 })).toEqual([]);
  });
});
