// The first screen of a new practice: the first steps, then figures that lead on, and the most urgent ordered with one click.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.en });
const t = say('en');

test('a new practice begins, sees what is missing and puts it into the cart', async ({ page, context }) => {
  const buyer = await enterAsBuyer(context, 'dashboard');
  const tile = (question: string) => page.getByRole('listitem').filter({ hasText: question });
  const missing = tile(t('dashboard:missing.question'));

  await test.step('it is told what to do first, not shown zeros', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: t('firstSteps:heading') })).toBeVisible();
    // What it will be told then is shown, without a number.
    await expect(missing).not.toContainText(/\d/);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: t('firstSteps:articles.import') }).click();
    await expect(page).toHaveURL('/inventory/import?back=%2Fdashboard');
  });

  const store = await enterAsStorekeeper(context, 'dashboard', buyer.account);
  const [offer] = await buyer.findOffers(1);
  const storageId = await store.storage('Cupboard');
  const low = await store.articleOf(offer?.productId ?? 0, storageId);

  await test.step('with its first article the questions are answered', async () => {
    await walkTo(page, '/dashboard');
    await expect(missing).toContainText('1');
    await expect(missing).toContainText(t('dashboard:missing.belowMinimum_one', { count: 1 }));
    await expect(tile(t('dashboard:expiring.question'))).toContainText(t('dashboard:expiring.none'));
    await expect(tile(t('dashboard:waiting.question'))).toContainText(t('dashboard:waiting.none'));
  });

  await test.step('one click puts the amount into the cart, another takes it back', async () => {
    const row = page.getByRole('listitem').filter({ hasText: low.name });
    const add = row.getByRole('button', { name: new RegExp(`of ${low.name} to the cart$`) });
    // Content further down loads when it is near the viewport.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(add).toBeVisible({ timeout: 2000 });
    }).toPass();
    await add.click();
    await expect(row).toContainText(t('dashboard:urgent.inCart'));
    await expect(missing).toContainText(t('dashboard:missing.allCovered_one', { count: 1 }));
    await row.getByRole('button', { name: t('dashboard:urgent.undo') }).click();
    await expect(add).toBeVisible();
    await expect(missing).toContainText(t('dashboard:missing.belowMinimum_one', { count: 1 }));
  });

  await test.step('what expires leads to the batches it counts, with their sum', async () => {
    await store.bookIn(low.id, 3, storageId, { batchNumber: 'A1', expirationDate: store.inDays(10) });
    await walkTo(page, '/inventory/recall');
    await expect(page).toHaveTitle(`Praxora – ${t('routes:recall')}`);
    await walkTo(page, '/dashboard');
    const expiring = tile(t('dashboard:expiring.question'));
    await expect(expiring).toContainText('1');
    await expect(missing).toContainText(t('dashboard:missing.none'));
    await expiring.getByRole('link', { name: t('dashboard:expiring.action') }).click();
    await expect(page).toHaveURL('/inventory/expiry?span=under1Month');
    await expect(page).toHaveTitle(`Praxora – ${t('routes:expiry')}`);
    const batches = page.getByRole('table', { name: t('inventory:expiring.list') });
    const row = batches.getByRole('row').filter({ has: page.getByRole('rowheader', { name: low.name }) });
    await expect(row).toContainText('A1');
    await expect(batches.getByRole('row').last()).toContainText(
      t('inventory:expiring.batches_one', { number: 1 }),
    );
    await page.getByRole('button', { name: new RegExp(`^${t('inventory:expiring.span.expired')}`) }).click();
    await expect(page.getByText(t('inventory:expiring.empty.title'))).toBeVisible();
  });

  await test.step('beside it, the catalogue tells what the article costs today', async () => {
    await page.getByRole('link', { name: t('inventory:tabs.catalog'), exact: true }).click();
    await expect(page).toHaveTitle(`Praxora – ${t('routes:inventoryCatalog')}`);
    const prices = page.getByRole('table', { name: t('inventory:catalog.list') });
    await expect(prices.getByRole('row').filter({ hasText: low.name })).toContainText('€');
    const search = page.getByRole('searchbox', { name: t('inventory:catalog.search') });
    await search.fill('no such article');
    await expect(
      page.getByText(t('inventory:catalog.empty.noHit', { search: 'no such article' })),
    ).toBeVisible();
    await search.fill('');
    await prices.getByRole('rowheader', { name: low.name }).getByRole('link').click();
    await expect(page).toHaveURL(`/inventory/article/${low.id}`);
  });

  await test.step('its button opens the scan app', async () => {
    await walkTo(page, '/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('dashboard:scan') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('scanApp:pair.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/scan');
  });
});
