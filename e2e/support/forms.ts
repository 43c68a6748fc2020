// The login form as a person fills it in.
import type { Page } from '@playwright/test';
import { type Language, say } from './texts.ts';
import { demoPassword } from './users.ts';

export function loginForm(page: Page, language: Language = 'en') {
  const text = say(language);
  return {
    email: page.getByLabel(text('identity:fields.email'), { exact: true }),
    password: page.getByLabel(text('identity:fields.password'), { exact: true }),
    submit: page.getByRole('button', { name: text('identity:login.submit') }),
  };
}

/** Fills in the form that is on the screen and sends it. */
export async function login(
  page: Page,
  email: string,
  { password = demoPassword, language = 'en' }: { password?: string; language?: Language } = {},
): Promise<void> {
  const form = loginForm(page, language);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}
