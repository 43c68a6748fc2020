// The form of a password change and its call.
import { emailField, identityCalls, newPassword } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import { callApi } from '../../../lib/api/api.ts';

export const emptyChange = { email: '', oldPassword: '', password: '', passwordConfirmation: '' };
type PasswordChangeValues = typeof emptyChange;

const required = z.string().min(1, { error: 'REQUIRED_FIELD' });
const newPasswords = { password: newPassword, passwordConfirmation: required };

/** With the token from the mail nobody has to say who they are. */
export function formFor(token: string | null): z.ZodType {
  const fields = token ? newPasswords : { email: emailField, oldPassword: required, ...newPasswords };
  return z.object(fields).refine((values) => values.password === values.passwordConfirmation, {
    error: 'PASSWORDS_DIFFER',
    path: ['passwordConfirmation'],
    // Told together with the other faults, not only after they are mended.
    when: () => true,
  });
}

export async function changePassword(token: string | null, values: PasswordChangeValues): Promise<void> {
  const { email, oldPassword, ...passwords } = values;
  const proof = token ? { token } : { email: email.trim(), oldPassword };
  await callApi(
    identityCalls.changePassword,
    { body: { ...proof, ...passwords } },
    { skipErrorHandler: true },
  );
}
