// Suggested thresholds: a keeper sees why, accepts one and takes it back, changes another, hides a third, accepts the rest.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

test.describe('suggested thresholds (de)', () => {
  test.use({ locale: locales.de });

  test('fit how articles are used, and change nothing by themselves', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'grenzen');
    const t = say('de');
    const s = (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`thresholds:${key}`, values);
    const room = await keeper.storage('Raum 1');
    const names = ['Abformlöffel', 'Bohrer', 'Composite'] as const;
    const ids = new Map<string, number>();
    for (const name of names) {
      const id = await keeper.article(name, { minimum: 0, ideal: 400 });
      ids.set(name, id);
      await keeper.bookIn(id, 300, room, { date: keeper.inDays(-75) });
      for (let week = 1; week <= 10; week += 1) await keeper.use(id, 10, keeper.inDays(-7 * week));
    }
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    const thresholdsOf = (name: string) => keeper.thresholdsOf(ids.get(name) ?? 0);

    await test.step('what is suggested says why', async () => {
      await page.goto('/re-order/thresholds');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(s('title_other', { number: 3 }));
      await expect(row('Bohrer')).toContainText(s('why.delivery.usual'));
      await expect(row('Bohrer')).toContainText('400');
      await expectNoAxeViolations(page);
    });

    await test.step('one is accepted, and taken back', async () => {
      const before = await thresholdsOf('Bohrer');
      await page.getByRole('button', { name: s('acceptOf', { name: 'Bohrer' }) }).click();
      const undo = page.getByRole('button', { name: s('undo') });
      // Pointed at, the message stays.
      await undo.hover();
      await expect(row('Bohrer')).toHaveCount(0);
      expect(await thresholdsOf('Bohrer')).not.toEqual(before);
      await undo.click();
      await expect(row('Bohrer')).toBeVisible();
      await expect.poll(() => thresholdsOf('Bohrer')).toEqual(before);
    });

    await test.step('a value of one’s own obeys the rules of the form', async () => {
      await page.getByRole('button', { name: s('menu', { name: 'Composite' }) }).click();
      await page.getByRole('menuitem', { name: s('change') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(s('values.idealStock')).fill('1');
      await dialog.getByRole('button', { name: s('accept'), exact: true }).click();
      await expect(dialog.getByText(t('errors:IDEAL_NOT_ABOVE_MINIMUM'))).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByLabel(s('values.idealStock')).fill('77');
      await dialog.getByRole('button', { name: s('accept'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await thresholdsOf('Composite')).idealStock).toBe(77);
    });

    await test.step('one is hidden, and the rest accepted at once', async () => {
      await page.getByRole('button', { name: s('menu', { name: 'Bohrer' }) }).click();
      await page.getByRole('menuitem', { name: s('hide') }).click();
      await expect(row('Bohrer')).toHaveCount(0);
      await page.getByRole('button', { name: /^Alle \d+ übernehmen$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(s('titleNone'));
      await page.getByRole('button', { name: s('showing.hidden', { number: 1 }) }).click();
      await expect(row('Bohrer')).toBeVisible();
    });
  });
});
