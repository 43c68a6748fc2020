import { TextInput } from '@mantine/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useContractForm } from '../forms.tsx';
import { bareUser, serve } from '../testing/fake-server.ts';
import { find, prepareTexts, settle, show, takeDown, type } from '../testing/screen.tsx';
import { onSessionEnded } from './session.ts';
import { refuseSession, sessionStore } from './session-store.ts';

const schemas = { note: z.object({ note: z.string() }), secret: z.object({ password: z.string() }) };

function Form({ field }: { field: 'note' | 'password' }) {
  const form = useContractForm({
    schema: field === 'note' ? schemas.note : schemas.secret,
    initialValues: { [field]: '' },
  });
  return <TextInput aria-label="text" {...form.getInputProps(field)} />;
}

const logIn = (email: string) =>
  sessionStore.set({
    token: 'secret',
    user: { ...bareUser, email },
    meta: { is_pro20: true, basket_counter: 0 },
  });

/** Types, and loses the session. */
async function typeAndLose(field: 'note' | 'password'): Promise<void> {
  logIn('miriam@praxis.example');
  await show(<Form field={field} />, '/vendors');
  type('input', 'Bitte vor 8 Uhr');
  await settle();
  refuseSession(401);
  await settle();
  takeDown();
}
const shownTo = async (email: string, field: 'note' | 'password' = 'note'): Promise<string> => {
  logIn(email);
  await show(<Form field={field} />, '/vendors');
  await settle();
  return find<HTMLInputElement>('input').value;
};

beforeEach(async () => {
  await prepareTexts();
  serve({ 'GET ': {} });
  onSessionEnded(() => undefined);
});
afterEach(takeDown);

it('is there again for the same person, once', async () => {
  await typeAndLose('note');
  expect(await shownTo('miriam@praxis.example')).toBe('Bitte vor 8 Uhr');
  takeDown();
  expect(await shownTo('miriam@praxis.example')).toBe('');
});

it('is nothing for somebody else', async () => {
  await typeAndLose('note');
  expect(await shownTo('eva@praxis.example')).toBe('');
});

it('leaves passwords out', async () => {
  await typeAndLose('password');
  expect(await shownTo('miriam@praxis.example', 'password')).toBe('');
});
