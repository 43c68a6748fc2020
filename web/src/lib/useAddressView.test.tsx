import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { addressNow, find, goBack, pageText, settle, show, takeDown } from './testing/screen.tsx';
import { useAddressView } from './useAddressView.ts';

interface View {
  readonly filter: string;
  readonly sort: string;
}

const form = {
  read: (values: URLSearchParams): View => ({
    filter: values.get('filter') ?? 'none',
    sort: values.get('sort') ?? 'none',
  }),
  write: (view: View) => new URLSearchParams(Object.entries(view).filter(([, value]) => value !== 'none')),
};

function List() {
  const [view, change] = useAddressView(form);
  return (
    <>
      <p>{`filter ${view.filter}, sort ${view.sort}`}</p>
      <button type="button" name="reset" onClick={() => change({ filter: 'none' })} />
      <button
        type="button"
        name="sort"
        onClick={() => change(({ sort }) => ({ sort: sort === 'up' ? 'down' : 'up' }))}
      />
    </>
  );
}

const click = (...names: string[]) => {
  // In one go: the page is not drawn between the clicks.
  act(() => {
    for (const name of names) find<HTMLButtonElement>(`[name=${name}]`).click();
  });
  return settle();
};

afterEach(takeDown);

it('makes the second of two quick changes from what the first one asked for', async () => {
  await show(<List />, '/list?filter=low');
  await click('reset', 'sort', 'sort');
  expect(pageText()).toBe('filter none, sort down');
  expect(addressNow()).toBe('/list?sort=down');
});

it('goes back to the former view, and on from there', async () => {
  await show(<List />, '/list?filter=low');
  await click('reset');
  await goBack();
  expect(pageText()).toBe('filter low, sort none');
  await click('sort');
  expect(addressNow()).toBe('/list?filter=low&sort=up');
});
