// Two people change the same thing: the second is told who changed what, and nothing is written over unseen.
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { refusal, type SentRequest, serve } from '../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown, type } from '../../lib/testing/screen.tsx';
import { AppNotifications } from '../feedback/AppNotifications.tsx';
import { useEdited } from './useEdited.tsx';
import { useVersion } from './useVersion.ts';

const base = { name: 'Cellar', note: '' };
type Values = typeof base;
/** Values saved by the other user; null: it was deleted. */
let theirs: Values | null;
let saved: number;
let heard: unknown[];

function Form() {
  const [values, setValues] = useState<Values>(base);
  const edited = useEdited<Values, keyof Values>({
    seen: { version: 1, values: base },
    load: async () => (theirs ? { version: 2, values: theirs } : null),
    fields: {
      name: { label: 'Name of the storage', show: ({ name }) => name },
      note: { label: 'Note', show: ({ note }) => note },
    },
    onChoose: setValues,
  });
  async function save() {
    const body = { ...values, version: edited.version };
    try {
      await callApi(storageCalls.renameStorage, { params: { storageId: 4 }, body });
      saved += 1;
    } catch (error) {
      if (!(await edited.hear(error, values))) heard.push(error);
    }
  }
  const field = (name: keyof Values) => (
    <input
      id={name}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {field('name')}
      {field('note')}
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      {edited.question}
    </>
  );
}

const outdated = refusal(409, 'CHANGED_MEANWHILE', 'no', {
  who: 'Anna Muster',
  when: '2026-11-15T09:30:00.000Z',
  version: 2,
});

/** Refuses the first, takes what comes after. */
async function open(element = <Form />): Promise<SentRequest[]> {
  let isFirst = true;
  const answer = () => {
    const refused = isFirst;
    isFirst = false;
    return refused ? outdated : { body: { data: { deleted: true } } };
  };
  const requests = serve({ 'PUT /pro/storages/4': answer, 'DELETE /pro/storages/4': answer });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      {element}
      <AppNotifications />
    </QueryClientProvider>,
    '/',
  );
  return requests;
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button ${name}`);
  act(() => button.click());
  await settle();
}

const bodies = (requests: readonly SentRequest[]) => requests.map(({ body }) => body);
const shownIn = (id: string) => find<HTMLInputElement>(`#${id}`).value;

beforeEach(async () => {
  theirs = { name: 'Basement', note: 'damp' };
  saved = 0;
  heard = [];
  // Refused calls are logged, as they should be.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareTexts();
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

it('names who changed what, theirs beside mine, and keeps by itself what only the other one changed', async () => {
  const requests = await open();
  type('#name', 'Attic');
  await press('Save');
  const dialog = find('[role="dialog"]').textContent ?? '';
  expect(dialog).toContain('Anna Muster has changed this in the meantime');
  expect(dialog).toContain('Name of the storageYou both changed this.TheirsBasementMineAttic');
  expect(dialog).toContain('NoteTheirsdampMine(empty)');
  expect(saved).toBe(0);
  await press('Use this choice');
  expect([shownIn('name'), shownIn('note')]).toEqual(['Attic', 'damp']);
  await press('Save');
  expect(bodies(requests)).toEqual([
    { name: 'Attic', note: '', version: 1 },
    { name: 'Attic', note: 'damp', version: 2 },
  ]);
  expect(saved).toBe(1);
});

it('takes over all of theirs, or keeps all of mine', async () => {
  for (const [choice, name, note] of [
    ['Take over theirs', 'Basement', 'damp'],
    ['Keep mine', 'Attic', ''],
  ] as const) {
    await open();
    type('#name', 'Attic');
    await press('Save');
    await press(choice);
    await press('Use this choice');
    expect([shownIn('name'), shownIn('note')]).toEqual([name, note]);
    takeDown();
  }
});

it('asks again whoever went back without choosing', async () => {
  const requests = await open();
  type('#name', 'Attic');
  await press('Save');
  await press('Back to the form');
  expect(shownIn('name')).toBe('Attic');
  await press('Save');
  expect(bodies(requests)).toEqual([
    { name: 'Attic', note: '', version: 1 },
    { name: 'Attic', note: '', version: 1 },
  ]);
});

it('says so where nothing in the form differs, and saves the next time', async () => {
  theirs = { ...base, name: 'Attic' };
  const requests = await open();
  type('#name', 'Attic');
  await press('Save');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(pageText()).toContain('Your entries do not contradict it.');
  await press('Save');
  expect(bodies(requests).at(-1)).toMatchObject({ version: 2 });
});

it('leaves other refusals, and what is gone, to the form', async () => {
  theirs = null;
  await open();
  await press('Save');
  expect(heard).toHaveLength(1);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

function Deletion() {
  const { version, hear } = useVersion(1);
  const [failure, setFailure] = useState<unknown>(null);
  const press = () =>
    callApi(storageCalls.deleteStorage, { params: { storageId: 4 }, query: { version } })
      .catch(hear)
      .catch(setFailure);
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Delete
      </button>
      {failure !== null && <ApiErrorMessage error={failure} />}
    </>
  );
}

it('is deleted by whoever presses once more, knowing who changed it', async () => {
  const requests = await open(<Deletion />);
  await press('Delete');
  expect(pageText()).toContain('Anna Muster has changed this in the meantime');
  expect(pageText()).toContain('Press once more to do it all the same.');
  await press('Delete');
  expect(requests.map(({ url }) => url)).toEqual(['/pro/storages/4?version=1', '/pro/storages/4?version=2']);
});
