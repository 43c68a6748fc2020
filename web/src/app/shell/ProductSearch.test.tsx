// The header's field shows the query of the search page, and nothing that was typed on a page left since.
import { act, createRef } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  find,
  goBack,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../lib/testing/screen.tsx';
import { ProductSearch } from './ProductSearch.tsx';

const field = 'input[type="search"]';
const text = () => find<HTMLInputElement>(field).value;

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <ProductSearch inputRef={createRef()} onSearched={() => undefined} />
      <button type="button" onClick={() => void navigate('/cart')}>
        cart
      </button>
      <button type="button" onClick={() => void navigate('?tab=2')}>
        tab
      </button>
    </>
  );
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  act(() => button?.click());
  await settle();
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('is empty on another page, and still holds its text on another tab of this one', async () => {
  await show(<Page />, '/dashboard', '/*');
  type(field, 'nit');
  await press('tab');
  expect(text()).toBe('nit');
  await press('cart');
  expect(text()).toBe('');
});

it('shows what was searched for, also after "back"', async () => {
  await show(<Page />, '/dashboard', '/*');
  type(field, 'gloves');
  await submit();
  expect(text()).toBe('gloves');
  type(field, 'bib');
  await press('cart');
  expect(text()).toBe('');
  await goBack();
  expect(text()).toBe('gloves');
});

it('replaces what was left in it, and reads on a query that has results', async () => {
  await show(<Page />, '/dashboard', '/*');
  const selected = () => {
    const { selectionStart, selectionEnd } = find<HTMLInputElement>(field);
    return text().slice(selectionStart ?? 0, selectionEnd ?? 0);
  };
  type(field, 'nit');
  act(() => find(field).blur());
  act(() => find(field).focus());
  expect(selected()).toBe('nit');
  await submit();
  act(() => find(field).blur());
  find<HTMLInputElement>(field).setSelectionRange(3, 3);
  act(() => find(field).focus());
  expect(selected()).toBe('');
});
