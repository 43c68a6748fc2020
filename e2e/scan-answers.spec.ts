// Messages and questions of the handheld: the remaining stock, which adds up also after a restart without the network,
// and which article an unknown code belongs to.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { scan } from './support/scan.ts';
import { kill, pairDevice, readyForCellar } from './support/scan-device.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

/** Valid EANs of nothing in the catalogue. */
const strangers = ['4006381333931', '4000417025005'] as const;
const t = say('de');
const app = (key: string, values?: Readonly<Record<string, string | number>>) => t(`scanApp:${key}`, values);
const resultIn = (page: Page) => page.getByRole('region', { name: app('result.name') });
const goOn = (page: Page) =>
  resultIn(page)
    .getByRole('button', { name: app('result.next') })
    .click();

test.use({ locale: locales.de, viewport: { width: 390, height: 844 } });

/** The numbers that a look-up shows: in all, and of each row. */
async function readFigures(result: Locator) {
  const amounts = (texts: readonly string[]) => texts.map((text) => Number(/(\d+) Packung/.exec(text)?.[1]));
  const [total] = amounts([await result.innerText()]);
  return { total, rows: amounts(await result.getByRole('listitem').allInnerTexts()) };
}

const expectFigures = (result: Locator, figures: Awaited<ReturnType<typeof readFigures>>) =>
  expect.poll(() => readFigures(result)).toEqual(figures);

test('what is left adds up after a restart in the cellar, and an unknown code is told there', async ({
  page,
  context,
  watch,
}) => {
  watch.expected = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
  const keeper = await enterAsStorekeeper(context, 'scan-answers');
  const room = await keeper.storage('Raum 1');
  const cellar = await keeper.storage('Keller');
  const gloves = await keeper.article('Nitrila', {});
  const first = await keeper.bookIn(gloves, 6, room, {
    batchNumber: 'A1',
    expirationDate: keeper.inDays(60),
  });
  const second = await keeper.bookIn(gloves, 5, cellar, {
    batchNumber: 'B2',
    expirationDate: keeper.inDays(300),
  });
  await pairDevice(page, keeper, t, 'Keller');
  await readyForCellar(page);
  await expect(page.getByText(app('queue.allSent'))).toBeVisible();
  const lookUp = async (one: Page) => {
    await one.getByRole('button', { name: app('mode.lookup') }).click();
    await scan(one, first.labelIds[0] ?? '');
    return resultIn(one);
  };
  let device = page;

  await test.step('without the network: less by what the device took, before and after it was killed', async () => {
    // One removal is booked, so the device learns of it only from the answer; two more are queued.
    await scan(device, first.labelIds[1] ?? '');
    await expect.poll(() => keeper.stockOf(gloves)).toBe(10);
    await expect(resultIn(device)).not.toContainText(app('result.waiting'));
    await context.setOffline(true);
    await scan(device, first.labelIds[2] ?? '');
    await scan(device, second.labelIds[0] ?? '');
    await goOn(device);
    const left = { total: 8, rows: [4, 4] };
    await expectFigures(await lookUp(device), left);
    device = await kill(context, device);
    await device.goto('/scan');
    const result = await lookUp(device);
    const scale = result.locator('[role=img][data-status]');
    await expect(scale).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(result).toContainText(app('facts.fromDevice', { time: '' }).split(':')[0] ?? '');
    await expectFigures(result, left);
    await expectNoAxeViolations(device);
    await goOn(device);
    await context.setOffline(false);
    await expect(device.getByText(app('queue.allSent'))).toBeVisible();
    expect(await keeper.stockOf(gloves)).toBe(8);
    await expectFigures(await lookUp(device), left);
    await goOn(device);
  });

  const dialog = device.getByRole('dialog');
  const answer = async (batch: string) => {
    await dialog.getByRole('searchbox', { name: app('choose.search') }).fill('nitr');
    await dialog.getByRole('button', { name: /^Nitrila/ }).click();
    await dialog.getByRole('button', { name: new RegExp(batch) }).click();
  };

  await test.step('which one it was is answered in the result of the scan', async () => {
    await device.getByRole('button', { name: app('mode.remove') }).click();
    await scan(device, strangers[0]);
    await expect(resultIn(device)).toContainText(app('refusal.unknownCode'));
    await expect(resultIn(device).getByRole('button', { name: app('refusal.discard') })).toBeVisible();
    await expectNoAxeViolations(device);
    await resultIn(device)
      .getByRole('button', { name: app('refusal.answer') })
      .click();
    await expectNoAxeViolations(device);
    await answer('B2');
    await expect.poll(() => keeper.stockOf(gloves)).toBe(7);
    await expect(resultIn(device)).toContainText('Nitrila');
    await expect(device.getByText(app('queue.toAssign_one', { count: 1 }))).toBeHidden();
    await goOn(device);
  });

  await test.step('or later, beside the scan in the list of the last ones', async () => {
    await scan(device, strangers[1]);
    await goOn(device);
    await device.getByRole('button', { name: app('refusal.answerNamed', { name: strangers[1] }) }).click();
    await answer('A1');
    await expect.poll(() => keeper.stockOf(gloves)).toBe(6);
    await expect(device.getByText(app('queue.allSent'))).toBeVisible();
    // The code belongs to the article from now on.
    await expect(device.getByText(t('scanApp:kind.assign')).first()).toBeVisible();
    const taken = (await keeper.movementsOf(gloves)).filter(({ kind }) => kind === 'consumption');
    expect(taken.map(({ user }) => user)).toEqual(Array.from({ length: 5 }, () => 'Keller'));
    // On a computer it stays as narrow as on a phone held across.
    await device.setViewportSize({ width: 1440, height: 900 });
    expect((await device.getByRole('main').boundingBox())?.width).toBe(640);
  });
});

test('goods go to another storage by their labels, also from the cellar, and what a room lacks is ticked off', async ({
  page,
  context,
  watch,
}) => {
  watch.expected = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
  const keeper = await enterAsStorekeeper(context, 'scan-moves');
  const store = await keeper.storage('Zentrallager');
  const room = await keeper.storage('Raum 1');
  const gloves = await keeper.article('Nitrila', {});
  const { labelIds } = await keeper.bookIn(gloves, 6, store, { batchNumber: 'NB-1' });
  const roomLabel = await keeper.storageLabel(room);
  await keeper.setTargets(room, [{ articleId: gloves, amount: 5 }]);
  const move = (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`scanModes:move.${key}`, values);
  await pairDevice(page, keeper, t, 'Wagen');
  await readyForCellar(page);
  await expect(page.getByText(app('queue.allSent'))).toBeVisible();
  await page.getByRole('button', { name: app('mode.more') }).click();
  await page.getByRole('button', { name: app('mode.move') }).click();
  const carry = page.getByRole('checkbox', { name: /Nitrila/ });
  await expect(carry).toBeVisible();

  await test.step('two packages and the label of the room are one booking, made without the network', async () => {
    await context.setOffline(true);
    await scan(page, roomLabel);
    await expect(page.getByRole('status').filter({ hasText: move('first') })).toBeVisible();
    for (const label of labelIds.slice(0, 2)) await scan(page, label);
    await expect(page.getByRole('button', { name: move('leave', { name: 'Nitrila' }) })).toHaveCount(2);
    await expectNoAxeViolations(page);
    await scan(page, roomLabel);
    await expect(page.getByText(move('none'))).toBeVisible();
    expect(await keeper.stockIn(gloves, room)).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => keeper.stockIn(gloves, room)).toBe(2);
  });

  await test.step('the list is looked at anew, ticked off and booked', async () => {
    await page.getByRole('button', { name: app('back') }).click();
    await page.getByRole('button', { name: app('mode.more') }).click();
    await page.getByRole('button', { name: app('mode.move') }).click();
    await expect(page.getByRole('checkbox', { name: /^3 / })).toBeVisible();
    await carry.check();
    await page.getByRole('button', { name: move('book_one', { count: 1 }) }).click();
    await expect.poll(() => keeper.stockIn(gloves, room)).toBe(5);
    expect(await keeper.stockIn(gloves, store)).toBe(1);
  });
});
