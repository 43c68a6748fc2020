// Documents of an article: added by choosing and by dropping, checked by content, versions kept, shown, fetched, deleted.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { createPractice } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const t = say('en');
const documents = (key: string, values?: Readonly<Record<string, string | number>>) =>
  t(`documents:${key}`, values);

test.use({ locale: locales.en });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sheet = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/pdf' });

/** As the mouse drops a file from the desktop. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName));
      return transfer;
    },
    [name, content.toString('base64')] as const,
  );
  await page.getByText(documents('limits')).first().dispatchEvent('drop', { dataTransfer: data });
}

/** On a phone messages lie over the page until they go; pointed at, they would stay. */
async function messagesGone(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  const close = page.getByRole('status').getByRole('button', { name: t('common:close') });
  await expect(close).toHaveCount(0);
}

test('a dangerous good gets its safety data sheet, and a new version of it', async ({ page, context }) => {
  const login = await context.request.post('/pro/login', { data: await createPractice('dokumente') });
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
  const made = await context.request.post('/pro/inventory/article', {
    headers,
    data: { name: 'Säure', isDangerousGood: true },
  });
  const { id } = (await made.json()).data.saved[0];
  const chooser = page.locator('input[type="file"]').first();
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('listitem').filter({ hasText: documents('types.SAFETY_DATA_SHEET') });
  const told = (key: string) => page.getByRole('status').filter({ hasText: documents(key) });

  await test.step('it is missed, and what only calls itself a PDF is refused', async () => {
    await page.goto(`/inventory/article/${id}?tab=documents`);
    await expect(page.getByText(documents('sheetMissing'))).toBeVisible();
    await chooser.setInputFiles(file('blatt.pdf', Buffer.from('<html><script>alert(1)</script>')));
    await expect(page.getByText(t('errors:DOCUMENT_TYPE'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await test.step('added by choosing', async () => {
    await chooser.setInputFiles(file('blatt.pdf', sheet('eins')));
    await expect(dialog).toContainText('blatt.pdf');
    // The missing document type is preselected.
    await expect(dialog.getByLabel(documents('type'), { exact: true })).toHaveValue(
      documents('types.SAFETY_DATA_SHEET'),
    );
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: documents('add'), exact: true }).click();
    await expect(told('added')).toBeVisible();
    await expect(row).toContainText('blatt.pdf');
    await expect(page.getByText(documents('sheetMissing'))).toHaveCount(0);
  });

  await test.step('a new version; the old one can still be fetched', async () => {
    await row.getByRole('button', { name: documents('change', { name: 'blatt.pdf' }) }).click();
    await dialog.locator('input[type="file"]').setInputFiles(file('neu.pdf', sheet('zwei')));
    await dialog.getByRole('button', { name: documents('save'), exact: true }).click();
    await expect(told('changed')).toBeVisible();
    await row.getByRole('button', { name: documents('older_one', { count: 1 }) }).click();
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: documents('download', { name: 'blatt.pdf' }) }).click();
    const fetched = await download;
    expect(fetched.suggestedFilename()).toBe('blatt.pdf');
    expect((await readFile(await fetched.path())).equals(sheet('eins'))).toBe(true);
  });

  await test.step('a picture is dropped, shown in a new tab and deleted', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await drop(page, 'foto.png', picture);
    await dialog.getByRole('button', { name: documents('add'), exact: true }).click();
    const photo = page.getByRole('listitem').filter({ hasText: 'foto.png' });
    await expect(photo).toContainText(documents('types.MISCELLANEOUS'));
    await messagesGone(page);
    await photo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const opened = context.waitForEvent('page');
    await photo.getByRole('button', { name: documents('preview', { name: 'foto.png' }) }).click();
    const tab = await opened;
    await expect(tab.locator('img')).toBeVisible();
    await tab.close();
    await expectNoAxeViolations(page);
    await photo.getByRole('button', { name: documents('delete', { name: 'foto.png' }) }).click();
    await dialog.getByRole('button', { name: documents('deleteAction'), exact: true }).click();
    await expect(told('deleted')).toBeVisible();
    await expect(photo).toHaveCount(0);
    await expect(row).toHaveCount(1);
  });
});
