// A scanner is heard everywhere: it opens the article, finds a batch, and never types into a field.
import { expectNoAxeViolations } from './support/axe.ts';
import { scan } from './support/scan.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

/** A valid EAN of nothing in the catalogue. */
const stranger = '4006381333931';

test.describe('a scan (en)', () => {
  test.use({ locale: locales.en });

  test('opens the article from every page, and finds its batch', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'scanning');
    const t = say('en');
    const room = await keeper.storage('Room 1');
    const article = await keeper.articleOf(100, room);
    const { labelIds } = await keeper.bookIn(article.id, 2, room, {
      batchNumber: 'NB26-0912',
      expirationDate: keeper.inDays(400),
    });
    const pack = `(01)${article.gtin}(17)290331(10)NB26-0912`;
    const title = page.getByRole('heading', { level: 1 });
    const told = (message: string) => page.getByText(message);
    const expectArticle = async () => {
      await expect(page).toHaveURL(`/inventory/article/${article.id}`);
      await expect(title).toHaveText(article.name);
    };
    const productSearch = page.getByRole('combobox', { name: t('shell:header.search') });

    await test.step('on the dashboard, with nothing in focus', async () => {
      await page.goto('/dashboard');
      await expect(title).toBeVisible();
      await scan(page, pack);
      await expectArticle();
    });

    await test.step('on the article itself it says so', async () => {
      await scan(page, labelIds[0] ?? '');
      await expect(told(t('scanner:here', { name: article.name }))).toBeVisible();
    });

    await test.step('in the list, also while its search field has the focus', async () => {
      await walkTo(page, '/inventory');
      const field = page.getByRole('searchbox', { name: t('inventory:filter.search') });
      await field.focus();
      await scan(page, labelIds[1] ?? '');
      await expectArticle();
      await walkTo(page, '/inventory');
      await expect(field).toHaveValue('');
    });

    await test.step('in the product search, which searches for what is no article', async () => {
      await productSearch.focus();
      await scan(page, pack);
      await expectArticle();
      await expect(productSearch).toHaveValue('');
      await productSearch.focus();
      await scan(page, stranger);
      await expect(page).toHaveURL(new RegExp(`/search\\?.*query=${stranger}`));
    });

    await test.step('elsewhere a number of no article is said, and searched for on demand', async () => {
      await walkTo(page, '/dashboard');
      // The page before has a field with the focus, which would take the code for itself.
      await expect(page).toHaveTitle(`Praxora – ${t('routes:dashboard')}`);
      await expect(productSearch).not.toBeFocused();
      await scan(page, stranger);
      // Pointed at, a message stays until it is read.
      await told(t('scanner:unknown', { number: stranger })).hover();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: t('scanner:search', { number: stranger }) }).click();
      await expect(page).toHaveURL(new RegExp(`/search\\?.*query=${stranger}`));
    });

    await test.step('a label whose goods are used up says when and by whom, and asks', async () => {
      await keeper.use(article.id, 2);
      await walkTo(page, '/dashboard');
      await scan(page, labelIds[0] ?? '');
      const dialog = page.getByRole('dialog', { name: t('scanner:usedUp.title') });
      await expect(dialog).toContainText('Toni Tester');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: t('scanner:usedUp.takeBack') }).click();
      await expect(dialog).toBeHidden();
      await expect(told(t('scanner:usedUp.takenBack', { name: article.name }))).toBeVisible();
      await expectArticle();
    });

    await test.step('a recall of a pack, of a label or of a part of the number finds the batch', async () => {
      await walkTo(page, '/inventory/recall');
      const batch = page.getByRole('textbox', { name: t('inventory:recall.batch') });
      const found = page.getByRole('heading', {
        name: t('inventory:recall.foundTitle', { batch: 'NB26-0912' }),
      });
      await expect(batch).toBeFocused();
      await scan(page, pack);
      await expect(found).toBeVisible();
      await expect(batch).toHaveValue('NB26-0912');
      await expect(page.getByRole('article')).toContainText(article.name);
      await scan(page, article.gtin.slice(1));
      await expect(page.getByRole('alert').filter({ hasText: t('inventory:recall.noBatch') })).toBeVisible();
      await expect(batch).toHaveValue('NB26-0912');
      await batch.fill('0912');
      await batch.press('Enter');
      await expect(
        page.getByRole('heading', { name: t('inventory:recall.partsTitle', { batch: '0912' }) }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('rowheader').getByRole('link', { name: 'NB26-0912' }).click();
      await expect(found).toBeVisible();
      await batch.fill('nowhere');
      await batch.press('Enter');
      await expect(found).toBeHidden();
      await scan(page, labelIds[0] ?? '');
      await expect(found).toBeVisible();
    });
  });
});
