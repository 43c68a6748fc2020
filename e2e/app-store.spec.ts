// The app store: every switchable part with its state; switching holds for the practice and asks where people would notice.
import { createPractice } from './support/operator.ts';
import { enterAs, loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

test.use({ locale: locales.de });

const t = say('de');
const a = (key: string, values?: Readonly<Record<string, string>>) => t(`appStore:${key}`, values);

test('parts are switched for the whole practice', async ({ page, context }) => {
  const user = await createPractice('app-store');
  await enterAs(context, user.email, user.password);
  const card = (name: string) => page.getByRole('listitem', { name: a(`${name}.name`) });
  const features = async () => (await (await context.request.get('/pro/features')).json()).data;
  await page.goto('/account-management/app-store');
  await expect(page.getByRole('list', { name: a('cards') }).getByRole('listitem')).toHaveCount(6);
  await expect(card('approval')).toHaveCount(0);
  await expect(page.getByText(a('active', { count: '3', total: '6' }))).toBeVisible();

  await card('digest').getByRole('switch').press('Space');
  await expect(page.getByText(a('told.digestOff'))).toBeVisible();
  await expect(card('digest')).toContainText(a('digest.off'));
  await card('scan').getByRole('switch').press('Space');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: a('ask.off') })
    .click();
  await expect(card('scan')).toContainText(a('scan.off'));
  await card('api').getByRole('switch').press('Space');
  await expect(card('api')).toContainText(a('api.on'));
  await page.reload();
  await expect(card('scan')).toContainText(a('state.off'));
  await expect(page.getByText(a('active', { count: '2', total: '6' }))).toBeVisible();
  expect(await features()).toEqual({
    activateCostCenter: false,
    activateScanApp: false,
    activateLabelPrinting: true,
    activateDigest: false,
    activateApiTokens: true,
  });

  await card('cost').getByRole('switch').press('Space');
  await expect(page.getByText(a('told.costCentersOn'))).toBeVisible();
  await card('cost').getByRole('link').click();
  await expect(page.getByRole('heading', { name: t('costCenters:on') })).toBeVisible();
});

test('everything of a practice is made into an archive, and fetched', async ({ page, context }) => {
  const user = await createPractice('export');
  await enterAs(context, user.email, user.password);
  const card = page.getByRole('listitem', { name: a('export.name') });
  await page.goto('/account-management/app-store');
  await card.getByRole('button', { name: a('export.start') }).click();
  const link = card.getByRole('link');
  await expect(link).toContainText(/Herunterladen, bis \d\d\.\d\d\.\d{4}/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^praxora-\d{4}-\d\d-\d\d\.zip$/);
  await page.reload();
  await expect(card.getByRole('button', { name: a('export.again') })).toBeVisible();
});

test.describe('a clinic', () => {
  test.use({ storageState: loggedInState('klinik') });

  test('sees its approvals, without a switch', async ({ page }) => {
    await page.goto('/account-management/app-store');
    const card = page.getByRole('listitem', { name: a('approval.name') });
    await expect(card).toContainText(a('state.fixed'));
    await expect(card.getByRole('switch')).toHaveCount(0);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/account-management\/approvals$/);
  });
});
