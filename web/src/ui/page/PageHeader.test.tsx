import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { PageHeader } from './PageHeader.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

const steps = () => [...document.querySelectorAll('nav li')].map(({ textContent }) => textContent);
const crumb = [{ label: 'Inventory', to: '/inventory' }];

it('the way up ends in the page itself', async () => {
  await show(<PageHeader title="Room 1" crumb={crumb} />, '/');
  expect(steps()).toEqual(['Inventory', 'Room 1']);
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Room 1');
});

it('is called by its name where its title says more', async () => {
  await show(
    <PageHeader title="The same 12 articles, 71,40 € cheaper" crumb={crumb} here="Optimizer" />,
    '/',
  );
  expect(steps()).toEqual(['Inventory', 'Optimizer']);
});

it('a page that is nowhere below has no way up', async () => {
  await show(<PageHeader title="Cart" />, '/');
  expect(document.querySelector('nav')).toBeNull();
});
