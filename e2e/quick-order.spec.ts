// Several articles at once: typed, pasted or scanned, found, and ordered at the cheapest split in few moves of the hand.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { type Product, paste, tenProducts } from './support/buying-steps.ts';
import { scan } from './support/scan.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const t = say('en');
const q = (key: string, values?: Readonly<Record<string, string | number>>) => t(`quickOrder:${key}`, values);

test.describe('quick order (en)', () => {
  test.use({ locale: locales.en });

  test('lines are typed, pasted and scanned, chosen, kept as a list and still there after a reload', async ({
    page,
    context,
  }) => {
    await enterAsBuyer(context, 'schnellbestellung');
    const [first, second, third] = await tenProducts(page);
    if (!first || !second || !third) throw new Error('The catalogue offers too little');
    const title = page.getByRole('heading', { level: 1 });
    const entry = page.getByRole('textbox', { name: q('entry.label') });
    const line = (number: number) => page.getByRole('listitem', { name: q('line', { number }), exact: true });
    const amount = (product: Product) =>
      page.getByRole('textbox', { name: q('amountOf', { name: product.name.en }), exact: true });

    await page.goto('/quick-order');
    await test.step('typed with the amount behind', async () => {
      await entry.fill(`${first.manufacturerNumber.toLowerCase()} 3`);
      await entry.press('Enter');
      await expect(amount(first)).toHaveValue('3');
      await expect(line(1)).toContainText(q('by.number'));
      await expect(title).toHaveText(q('ready_one', { ready: 1, count: 1 }));
    });
    await test.step('pasted from a spreadsheet: an amount that cannot be ordered stays in its field, the others are kept', async () => {
      const table = `${second.manufacturerNumber}\t4\n${third.manufacturerNumber}\t1 Pack\ngibtesnichtxyz\t1\n`;
      await paste(entry, table);
      await expect(amount(second)).toHaveValue('4');
      await expect(amount(third)).toHaveValue('1 Pack');
      await expect(amount(third)).toHaveAttribute('aria-invalid', 'true');
      await expect(line(3)).toContainText(t('errors:NUMBER_EXPECTED'));
      await expect(line(3)).toContainText(q('state.amountWrong'));
      await expect(line(4)).toContainText(q('nothing'));
      await expect(line(4).getByRole('link', { name: q('search') })).toHaveAttribute(
        'href',
        /query=gibtesnichtxyz/,
      );
      await expect(title).toHaveText(q('ready_other', { ready: 2, count: 4 }));
    });
    await test.step('several fit: one is chosen in place', async () => {
      const text = page.getByRole('textbox', { name: q('textOf', { number: 4 }), exact: true });
      await text.fill('nitril 2');
      await text.press('Enter');
      const choices = line(4)
        .getByRole('group', { name: q('which') })
        .getByRole('button');
      await expect(choices.first()).toBeVisible();
      await expectNoAxeViolations(page);
      await choices.first().click();
      await expect(title).toHaveText(q('ready_other', { ready: 3, count: 4 }));
    });
    await test.step('a code scanned twice is two of it', async () => {
      await scan(page, third.manufacturerNumber);
      await expect(line(5)).toContainText(q('by.scanned'));
      await scan(page, third.manufacturerNumber);
      await expect(line(5).getByRole('textbox', { name: /^Amount/ })).toHaveValue('2');
      await page.getByRole('button', { name: q('remove', { number: 3 }), exact: true }).click();
      await expect(title).toHaveText(q('ready_other', { ready: 4, count: 4 }));
    });
    await test.step('the side adds up to what the cart will cost', async () => {
      /** Sum of all rows above the total, less the total; the lines may just have been repriced. */
      const difference = () =>
        page.locator('dl [data-row] dd').evaluateAll((cells) => {
          const cents = cells.map(({ textContent }) =>
            Number((textContent ?? '').replace('−', '-').replace(/[^\d-]/g, '')),
          );
          const net = cents.pop();
          return cents.length < 2 || net === undefined
            ? null
            : cents.reduce((sum, one) => sum + one, 0) - net;
        });
      await expect.poll(difference).toBe(0);
    });
    await test.step('a reload loses nothing, and a list keeps the lines by name', async () => {
      await page.reload();
      await expect(title).toHaveText(q('ready_other', { ready: 4, count: 4 }));
      await page.getByRole('button', { name: q('keep'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Monatsbestellung');
      await dialog.getByRole('button', { name: q('lists.save') }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: q('side.add_other', { count: 4 }) }).click();
      await expect(title).toHaveText(q('title'));
      await page.getByRole('button', { name: q('lists.fillOf', { name: 'Monatsbestellung' }) }).click();
      await expect(title).toHaveText(q('ready_other', { ready: 4, count: 4 }));
    });
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const add = page.getByRole('button', { name: q('side.addShort_other', { count: 4 }) });
      await expect(add).toBeVisible();
      expect(await add.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectNoAxeViolations(page);
    });
  });
});
