import { afterEach, expect, it } from 'vitest';
import { find, show, takeDown } from '../../lib/testing/screen.tsx';
import { ProductPicture } from './ProductPicture.tsx';

afterEach(takeDown);

it('shows the drawing of its category', async () => {
  await show(<ProductPicture category="labor" size={36} />, '/');
  expect(find('img').getAttribute('src')).toContain('labor.svg');
});

it('shows a plain box for a category without one', async () => {
  await show(<ProductPicture category="nothing-like-it" size={36} />, '/');
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).not.toBeNull();
});
