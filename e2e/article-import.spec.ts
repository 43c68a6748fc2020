// Articles from a file: uploaded with a mistake, looked over after a reload, mended, booked; and out again.
import { readFile } from 'node:fs/promises';
import { fieldTitle, type ImportField } from '@praxora/rules/inventory/article-import-fields';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const t = say('en');
const text = (key: string, values?: Readonly<Record<string, string | number>>) =>
  t(`articleImport:${key}`, values);

test.use({ locale: locales.en });

const file = (name: string, lines: readonly string[]) => ({
  name,
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  mimeType: 'text/csv',
});
const list = file('bestand.csv', [
  'Bezeichnung;Lager;Menge;LOT;MHD;EK;Farbe',
  'Handschuh M;Keller;12;L1;31.12.2030;7,45;blau',
  'Handschuh M;Keller;5;L2;31.13.2030;7,45;blau',
  'Maske;Keller;viele;;;3,20;weiß',
]);

test('a list becomes articles with stock: all of it or nothing', async ({ page, context }) => {
  await enterAsStorekeeper(context, 'import');
  const chooser = page.locator('input[type="file"]');
  const cell = (field: ImportField, line: number) =>
    page.getByRole('textbox', { name: text('preview.cell', { field: fieldTitle(field, 'en'), line }) });
  const go = page.getByRole('button', { name: text('commit.action_other', { number: 2 }) });

  await test.step('from the list to the import; what is no list is refused', async () => {
    await page.goto('/inventory');
    await page.getByRole('button', { name: t('inventory:transfer.label') }).click();
    await page.getByRole('menuitem', { name: t('inventory:transfer.import') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:articleImport'));
    await chooser.setInputFiles(file('bestand.csv', ['%PDF-1.7']));
    await expect(page.getByText(t('errors:IMPORT_FILE_TYPE'))).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('columns are matched by their headings, and by hand', async () => {
    await chooser.setInputFiles(list);
    const select = (heading: string) =>
      page.getByRole('combobox', { name: text('match.select', { heading }) });
    await expect(select('LOT')).toHaveValue(fieldTitle('batchNumber', 'en'));
    await expect(select('Farbe')).toHaveValue('');
    await select('Farbe').click();
    await page.getByRole('option', { name: fieldTitle('notes', 'en'), exact: true }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: text('match.next') }).click();
    await expect(cell('amount', 4)).toBeVisible();
  });

  await test.step('what is wrong stands at its cell, also after a reload and on a phone', async () => {
    await page.reload();
    await expect(cell('expirationDate', 3)).toHaveValue('31.13.2030');
    await expect(cell('amount', 4)).toHaveValue('viele');
    await expect(go).toBeDisabled();
    // The table scrolls, not the page.
    await page.setViewportSize({ width: 800, height: 800 });
    const widths = () =>
      page.evaluate(() => {
        const table = document.querySelector('table');
        const frame = table?.parentElement;
        const root = document.documentElement;
        return {
          scrolls: (table?.scrollWidth ?? 0) > (frame?.clientWidth ?? 0),
          isTooWide: root.scrollWidth > root.clientWidth,
        };
      });
    await expect.poll(widths).toEqual({ scrolls: true, isTooWide: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeViolations(page);
    // A short list does not lift the decision from the window's lower edge.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await expect
      .poll(async () => {
        const { y, height } = (await page.locator('[data-page-end]').boundingBox()) ?? { y: 0, height: 0 };
        return Math.round(y + height);
      })
      .toBe(1600);
    await page.setViewportSize({ width: 1280, height: 800 });
    await cell('expirationDate', 3).fill('12/30');
    await cell('expirationDate', 3).press('Enter');
    await cell('amount', 4).fill('40');
    await cell('amount', 4).press('Enter');
    await page.getByRole('checkbox', { name: text('option.createStorages_one', { number: 1 }) }).check();
    await expect(page.getByText(text('preview.noneWrong'))).toBeVisible();
    await page.getByText(text('filter.all', { number: 3 })).click();
    await expect(page.getByRole('cell', { name: '12/30' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('booked, and shown in the list', async () => {
    await go.click();
    await expect(page.getByRole('heading', { name: text('done.title_other', { number: 2 }) })).toBeVisible();
    await page.getByRole('link', { name: text('done.list') }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Handschuh M' })).toContainText('17');
    await expect(page.getByRole('row').filter({ hasText: 'Maske' })).toContainText('40');
  });

  await test.step('and out again', async () => {
    await page.getByRole('button', { name: t('inventory:transfer.label') }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t('inventory:transfer.exportCsv') }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${t('inventory:transfer.exportFile')}.csv`);
    const rows = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[2]).toContain('5,Keller,L2,2030-12-31,7.45');
  });

  await test.step('a second list changes what is there, field by field, and is undone as a whole', async () => {
    await page.getByRole('button', { name: t('inventory:transfer.label') }).click();
    await page.getByRole('menuitem', { name: t('inventory:transfer.import') }).click();
    await chooser.setInputFiles(
      file('preise.csv', ['Bezeichnung;Mindestbestand;Notizen', 'Maske;7;', 'Handschuh M;;blau']),
    );
    await page.getByRole('button', { name: text('match.next') }).click();
    await page.getByRole('radio', { name: text('option.updateExisting') }).check();
    await page.getByText(text('filter.all', { number: 2 })).click();
    await expect(page.getByRole('row').filter({ hasText: 'Maske' })).toContainText('0 → 7');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: text('commit.update_one', { number: 1 }) }).click();
    await expect(page.getByRole('heading', { name: text('done.updated_one', { number: 1 }) })).toBeVisible();
    await page.getByRole('button', { name: text('undo.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text('undo.action') }).click();
    await expect(page.getByText(text('undo.done', { file: 'preise.csv' }))).toBeVisible();
    await expect(page.getByText('bestand.csv')).toBeVisible();
  });
});
