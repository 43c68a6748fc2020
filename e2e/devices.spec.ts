// A device of the practice: paired by the code that is shown, seen in the list, renamed, blocked, and removed.
import { request as outside } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

test.use({ locale: locales.de });

test('a device is paired by the code that is shown, and refused once it is blocked or removed', async ({
  page,
  context,
  baseURL,
}) => {
  const t = say('de');
  const text = (key: string, values?: Readonly<Record<string, string>>) => t(`devices:${key}`, values);
  const dialog = page.getByRole('dialog');
  const at = baseURL ? { baseURL } : {};
  const anybody = await outside.newContext(at);
  let device = anybody;
  const refusal = async () => {
    const answer = await device.get('/pro/reorder');
    return [answer.status(), (await answer.json()).errors?.code];
  };
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: text('menu.of', { name }) }).click();
    await page.getByRole('menuitem', { name: text(`menu.${action}`) }).click();
  };
  await enterAsBuyer(context, 'devices');

  await test.step('a name is needed, then the code is shown with its picture and its time', async () => {
    await page.goto('/account-management/scan-app');
    await expect(page.getByText(text('empty.title'))).toBeVisible();
    await page.getByRole('button', { name: text('pair') }).click();
    await dialog.getByRole('button', { name: text('code.show') }).click();
    await expect(dialog.getByLabel(text('name'))).toBeFocused();
    await dialog.getByLabel(text('name')).fill('Handscanner Lager');
    await dialog.getByRole('button', { name: text('code.show') }).click();
    await expect(dialog.getByRole('img', { name: text('code.picture') })).toBeVisible();
    await expect(dialog).toContainText(/Gilt einmal und noch (10:00|\d:\d\d) Minuten/);
    await expectNoAxeViolations(page);
  });

  await test.step('the row appears as soon as the device has sent it', async () => {
    const code = await dialog.locator('code').innerText();
    const paired = await anybody.post('/services/scan/pair', { data: { code: code.toLowerCase() } });
    const { token } = (await paired.json()).data;
    device = await outside.newContext({ ...at, extraHTTPHeaders: { Authorization: `Bearer ${token}` } });
    await expect(dialog).toBeHidden();
    await expect(page.getByText(text('code.paired', { name: 'Handscanner Lager' }))).toBeVisible();
    await expect(page.getByRole('row', { name: /Handscanner Lager/ })).toContainText(text('states.inUse'));
    await expect.poll(async () => (await refusal())[0]).toBe(200);
    expect((await device.get('/pro/orders')).status()).toBe(403);
    // On a phone its menu stands beside its name, in the corner of the card.
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('row', { name: /Handscanner Lager/ });
    const [card, menu] = await Promise.all([row.boundingBox(), row.getByRole('button').boundingBox()]);
    expect((menu?.y ?? 999) - (card?.y ?? 0)).toBeLessThan(30);
    expect(menu?.x).toBeGreaterThan(300);
    await page.setViewportSize(wide);
  });

  await test.step('renamed and blocked, it is refused with its next request, and told why', async () => {
    await choose('Handscanner Lager', 'rename');
    await dialog.getByLabel(text('name')).fill('Zimmer 2');
    await dialog.getByRole('button', { name: text('rename.action') }).click();
    await expect(page.getByRole('row', { name: /Zimmer 2/ })).toBeVisible();
    await choose('Zimmer 2', 'block');
    await expect(page.getByRole('row', { name: /Zimmer 2/ })).toContainText(text('states.blocked'));
    await expect.poll(refusal).toEqual([401, 'DEVICE_BLOCKED']);
    await choose('Zimmer 2', 'unblock');
    await expect(page.getByRole('row', { name: /Zimmer 2/ })).toContainText(text('states.inUse'));
    await expect.poll(async () => (await refusal())[0]).toBe(200);
  });

  await test.step('removed, it is gone from the list', async () => {
    await choose('Zimmer 2', 'remove');
    await dialog.getByRole('button', { name: text('menu.remove') }).click();
    await expect(page.getByText(text('empty.title'))).toBeVisible();
    await expect.poll(refusal).toEqual([401, 'DEVICE_REMOVED']);
  });
});
