import { act } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { find, prepareTexts, settle, show, takeDown } from '../lib/testing/screen.tsx';
import { useGoing } from './useGoing.ts';

function Page() {
  useGoing();
  return (
    <>
      <Link to="/orders?view=all">Orders</Link>
      <a href="#content">Content</a>
    </>
  );
}

const goings: (string | undefined)[] = [];

afterEach(takeDown);

it('marks a link at once, until its page is there', async () => {
  await prepareTexts();
  await show(<Page />, '/orders');
  const link = find<HTMLAnchorElement>('a[href^="/orders"]');
  document.addEventListener('click', () => goings.push(link.dataset.going), { once: true });
  await act(async () => link.click());
  expect(goings).toEqual(['']);
  await settle();
  expect(link.dataset.going).toBeUndefined();
});

it('leaves links alone that the browser follows', async () => {
  await show(<Page />, '/orders');
  const link = find<HTMLAnchorElement>('a[href="#content"]');
  await act(async () => link.click());
  expect(link.dataset.going).toBeUndefined();
});
