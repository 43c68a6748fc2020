// What the law and the authority ask of a stock: a count on record, opened packages, treatment references, dangerous goods; and
// templates of categories.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loginToApi } from './support/colleagues.ts';
import { createPractice } from './support/operator.ts';
import { scan } from './support/scan.ts';
import { knowsArticle, pairDevice } from './support/scan-device.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const t = say('en');
const i = (key: string, values?: Readonly<Record<string, string | number>>) => t(`inventory:${key}`, values);
const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`article:${key}`, values);
const n = (key: string, values?: Readonly<Record<string, string | number>>) =>
  i(`stocktaking.${key}`, values);

/** What the browser saved, as text of one byte per character. */
async function download(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFileSync(await file.path(), 'latin1');
}

test.use({ locale: locales.en });

test('a blind count is paused, handed over, counted again and put on record', async ({ page, context }) => {
  const account = await createPractice('count-record');
  const keeper = await enterAsStorekeeper(context, 'count-record', account);
  await (await loginToApi(context.request, account)).invite('stock');
  const room = await keeper.storage('Room 1');
  const ampoule = await keeper.article('Artinova', {});
  await keeper.bookIn(ampoule, 5, room, { batchNumber: 'A-1', expirationDate: keeper.inDays(300) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const field = (batch: string) =>
    page.getByRole('textbox', { name: n('field', { name: 'Artinova', batch }) });

  await test.step('neither what is recorded nor a colleague is shown; a found batch is added', async () => {
    await page.goto('/inventory/stocktaking');
    await button(n('startBlind', { name: 'Room 1' })).click();
    await field('A-1').fill('4');
    await field('A-1').press('Enter');
    await expect(page.getByText(n('progress', { counted: 1, total: 1 }))).toBeVisible();
    await button(n('foundBatch.open')).click();
    await dialog.getByLabel(n('foundBatch.article')).fill('Artinova');
    await page.getByRole('option', { name: 'Artinova' }).click();
    await dialog.getByLabel(n('line.batch')).fill('F-7');
    await dialog.getByLabel(n('foundBatch.counted')).fill('2');
    await dialog.getByRole('button', { name: n('foundBatch.action'), exact: true }).click();
    await expect(field('F-7')).toHaveValue('2');
  });

  await test.step('it is handed over and paused, and goes on where it stood', async () => {
    await button(n('more')).click();
    await page.getByRole('menuitem', { name: n('handOver.action') }).click();
    await dialog.getByLabel(n('handOver.field')).click();
    await page.getByRole('option', { name: 'Lena Roth' }).click();
    await dialog.getByRole('button', { name: n('handOver.action'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await button(n('pause')).click();
    await expect(page.getByText(n('handedNote', { name: 'Lena Roth' }))).toBeVisible();
    await button(n('goOnOf', { name: 'Room 1' })).click();
    await expect(field('A-1')).toHaveValue('4');
  });

  await test.step('what differs is counted again before anything can be booked', async () => {
    await button(n('review')).click();
    await expect(page.getByText(n('recount.line'))).toHaveCount(2);
    await expect(button(n('review'))).toBeDisabled();
    for (const [batch, number] of [
      ['A-1', '4'],
      ['F-7', '2'],
    ] as const) {
      await field(batch).fill(number);
      await field(batch).press('Enter');
    }
    await expect(page.getByText(n('progress', { counted: 2, total: 2 }))).toBeVisible();
    await button(n('review')).click();
    await button(n('book_other', { count: 2 })).click();
  });

  await test.step('the record says how it went, and is a PDF to be signed', async () => {
    await expect(
      page.getByText(n('record.events.finished', { name: '' }).trim(), { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /F-7/ })).toContainText(n('record.foundMark'));
    const saved = await download(page, () => button(n('record.sheet.pdf')).click());
    expect(saved).toMatch(/^%PDF-/);
    expect(await keeper.stockOf(ampoule)).toBe(6);
  });

  await test.step('beneath a line counted twice stands who counted what, and the movements are a click away', async () => {
    await expect(page.getByRole('row', { name: new RegExp(n('record.again', { name: '' })) })).toHaveCount(2);
    await expect(page.getByRole('cell', { name: n('record.taken'), exact: true })).toHaveCount(2);
    await page
      .getByRole('link', { name: n('record.events.movements_other', { number: 2, count: 2 }) })
      .click();
    const movements = page.getByRole('table', { name: 'Stock movements' });
    await expect(movements.getByRole('row', { name: /Artinova/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: t('reports:filter.ofStocktaking') })).toBeVisible();
  });
});

test('opened packages, treatment references and dangerous goods are on record; a template begins an article', async ({
  page,
  context,
}) => {
  const keeper = await enterAsStorekeeper(context, 'stock-record');
  const room = await keeper.storage('Room 1');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('a package is opened, may be used for a few days, and is closed again', async () => {
    const bond = await keeper.articleWith('Bonding', { documentation: { useWithinDays: 28 } });
    await keeper.bookIn(bond, 2, room, { batchNumber: 'BO-1', expirationDate: keeper.inDays(400) });
    await page.goto(`/inventory/article/${bond}`);
    await page
      .getByRole('button', { name: a('table.actionsOf', { name: a('stock.entryBatch', { batch: 'BO-1' }) }) })
      .click();
    await page.getByRole('menuitem', { name: a('table.open'), exact: true }).click();
    const rows = page.getByRole('row', { name: /BO-1/ });
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: a('stock.undo'), exact: true }).click();
    await expect(rows).toHaveCount(1);
    expect(await keeper.stockOf(bond)).toBe(2);
  });

  await test.step('a removal keeps what it was for; the batch leads to the references and their files', async () => {
    const implant = await keeper.articleWith('Implant', {
      documentation: { asksReference: true, hasBatchObligation: true },
    });
    await keeper.bookIn(implant, 2, room, { batchNumber: 'NB-1' });
    await walkTo(page, `/inventory/article/${implant}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Implant' })).toBeVisible();
    await page.getByRole('button', { name: a('actions.remove'), exact: true }).click();
    const reference = dialog.getByLabel(a('treatment.reference'));
    await reference.fill('12.03.1980');
    await scan(page, '(01)04012345678901(10)NB-1(21)SN-77');
    await expect(dialog.getByLabel(a('treatment.serial'))).toHaveValue('SN-77');
    await press(a('stock.remove'));
    await expect(dialog.getByText(t('errors:REFERENCE_IS_BIRTH_DATE'))).toBeVisible();
    await reference.fill('P-2026-0417');
    await press(a('stock.remove'));
    await expect(dialog).toBeHidden();
    await walkTo(page, '/inventory/recall?batch=NB-1');
    const row = page.getByRole('row', { name: /P-2026-0417/ });
    await expect(row).toContainText('SN-77');
    const csv = await download(page, () =>
      page.getByRole('button', { name: i('recall.treatments.csv') }).click(),
    );
    expect(csv).toContain('P-2026-0417');
    for (const file of ['recall.treatments.authorityPdf', 'recall.treatments.cardsPdf']) {
      const pdf = await download(page, () => page.getByRole('button', { name: i(file) }).click());
      expect(pdf).toMatch(/^%PDF-/);
    }
  });

  await test.step('a dangerous good gets its label, stands in the register and has operating instructions', async () => {
    await keeper.articleWith('Acid', { isDangerousGood: true });
    await walkTo(page, '/inventory/dangerous-goods');
    const g = (key: string, values?: Readonly<Record<string, string | number>>) =>
      i(`dangerousGoods.${key}`, values);
    await page.getByRole('button', { name: g('editOf', { name: 'Acid' }) }).click();
    const hazards = dialog.getByLabel(g('hazards'));
    await hazards.fill('h314 H999');
    await press(g('save'));
    await expect(dialog.getByText(g('unknownCodes', { codes: 'H999' }))).toBeVisible();
    await hazards.fill('h314');
    await press(g('save'));
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row', { name: /Acid/ });
    await expect(row).toContainText('H314');
    const instructions = await download(page, () =>
      page.getByRole('button', { name: g('instructionsOf', { name: 'Acid' }) }).click(),
    );
    expect(instructions).toMatch(/^%PDF-/);
    await page.getByRole('button', { name: g('export') }).click();
    const register = await download(page, () => page.getByRole('menuitem', { name: g('csv') }).click());
    expect(register).toContain('H314');
  });

  await test.step('what stands in the form becomes a template, which the next article begins with', async () => {
    const form = '/inventory/article-configuration';
    const days = page.getByLabel(a('record.useWithin'));
    const own = async () => {
      await page.getByRole('link', { name: a('choose.ownAction') }).click();
      const more = page.getByRole('button', { name: a('more.title') });
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
    };
    await walkTo(page, form);
    await own();
    await days.fill('14');
    await page.getByRole('button', { name: a('template.save') }).click();
    await dialog.getByLabel(a('template.category')).click();
    await page.getByRole('option').first().click();
    await press(a('template.action'));
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: a('template.use') }).click();
    await page.getByRole('menuitem').first().click();
    await expect(days).toHaveValue('14');
  });

  const resin = await keeper.articleWith('Resin', {});
  const blocked = await keeper.bookIn(resin, 1, room, {});
  await keeper.block(blocked.stockId);

  await test.step('the scan app asks before it opens a package of such an article, and takes it back', async () => {
    const varnish = await keeper.articleWith('Varnish', { documentation: { useWithinDays: 7 } });
    const { labelIds } = await keeper.bookIn(varnish, 2, room, { expirationDate: keeper.inDays(400) });
    const openedRows = async () =>
      (await keeper.movementsOf(varnish)).filter(({ kind }) => kind === 'move').length;
    await pairDevice(page, keeper, t, 'Room 1');
    await knowsArticle(page, 'Varnish');
    await scan(page, labelIds[0] ?? '');
    await expect(dialog).toContainText(t('scanModes:opening.title', { name: 'Varnish' }));
    await press(t('scanModes:opening.open'));
    const result = page.getByRole('region', { name: t('scanApp:result.name') });
    await expect(result).toContainText(t('scanApp:result.opened'));
    await expect.poll(openedRows).toBeGreaterThan(0);
    expect(await keeper.stockOf(varnish)).toBe(2);
    await result.getByRole('button', { name: t('scanApp:result.undo') }).click();
    await expect.poll(async () => (await keeper.movementsOf(varnish)).length).toBeGreaterThan(3);
  });

  await test.step('blocked goods stop there: which they are, why, and that they may be moved', async () => {
    await scan(page, blocked.labelIds[0] ?? '');
    await expect(page.getByRole('alert')).toContainText(`Resin${t('scanApp:blocked.quarantine')}`);
    await page.getByRole('button', { name: t('scanApp:mode.move') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('scanModes:move.title') })).toBeVisible();
    expect(await keeper.stockOf(resin)).toBe(1);
  });
});
