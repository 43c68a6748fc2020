// A word that finds nothing is given a meaning by the practice.
import { loggedInState } from './support/sessions.ts';
import { shopParts } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { locales } from './support/texts.ts';

test.use({ storageState: loggedInState('demo'), locale: locales.de });

/** In no catalogue, and in no other story: a word belongs to the whole practice. */
const word = 'vkqzxwj';

test('the search is taught what the practice calls a thing, at once and not for ever', async ({ page }) => {
  const shop = shopParts(page, 'de');
  const { text: t } = shop;
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: t('searchWords:dialog.label') });
  const save = dialog.getByRole('button', { name: t('searchWords:dialog.save') });
  const deleteGroup = (words: string) =>
    page.getByRole('button', { name: t('searchWords:delete', { words }) }).click();
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });

  await page.goto(`/search?query=${word}`);
  await page.getByRole('link', { name: t('search:nothing.teach', { query: word }) }).click();
  await expect(field).toHaveValue(`${word}, `);
  await save.click();
  await expect(dialog.getByText(t('searchWords:dialog.wrong'))).toBeVisible();
  await field.fill(`${word}, Alginat, `);
  await save.click();
  const two = `alginat, ${word}`;
  await expect(told(t('searchWords:added', { words: two }))).toBeVisible();
  await expect(page).toHaveURL('/search/words');

  await page.getByRole('button', { name: t('searchWords:edit', { words: two }) }).click();
  await field.fill(`${word}, alginat, alginate`);
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: word, exact: true }).click();
  await expect(page).toHaveURL(`/search?query=${word}`);
  await expect(shop.cards.first()).toContainText(/alginat/i);

  const three = `alginat, alginate, ${word}`;
  await page
    .getByRole('main')
    .getByRole('link', { name: t('routes:searchWords') })
    .click();
  await deleteGroup(three);
  await told(t('searchWords:deleted', { words: three }))
    .getByRole('button', { name: t('searchWords:undo') })
    .click();
  await deleteGroup(three);
  await expect(page.getByRole('link', { name: word, exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('search:nothing.title', { query: word }) })).toBeVisible();
});
