// Positions put aside are visible to the whole practice: both users see them, the first to act wins, the second gets a
// message.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createColleagues } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.de });

test('Toni and Anna find three items put aside', async ({ page, context, browser }) => {
  const [toni, annaAccount] = await createColleagues('aside');
  const buyer = await enterAsBuyer(context, 'aside', toni);
  const elsewhere = await browser.newContext({ locale: locales.en });
  await elsewhere.request.post('/pro/login', { data: annaAccount });
  const annasPage = await elsewhere.newPage();
  const [first, second, third] = await buyer.findOffers(3);
  const names: string[] = [];
  for (const [offer, note] of [
    [first, 'für Zimmer 2'],
    [second, ''],
    [third, ''],
  ] as const)
    names.push(await buyer.putAside(offer?.productId ?? 0, 2, note));
  const [one = '', two = '', three = ''] = names;
  const parts = (on: Page, language: 'de' | 'en') => {
    const t = say(language);
    return {
      t: (key: string, values?: Readonly<Record<string, string | number>>) =>
        t(`bufferedPositions:${key}`, values),
      bar: on.getByRole('region', { name: t('bufferedPositions:title') }),
      panel: on.getByRole('dialog', { name: t('bufferedPositions:title') }),
      press: (key: string, values?: Readonly<Record<string, string | number>>) =>
        on.getByRole('button', { name: t(`bufferedPositions:${key}`, values), exact: true }).click(),
    };
  };
  const toniSees = parts(page, 'de');
  const annaSees = parts(annasPage, 'en');

  await test.step('both are told on the dashboard, and open the same list', async () => {
    await Promise.all([page.goto('/dashboard'), annasPage.goto('/dashboard')]);
    await expect(toniSees.bar).toContainText(toniSees.t('waiting_other', { count: 3 }));
    await expect(annaSees.bar).toContainText(annaSees.t('waiting_other', { count: 3 }));
    await toniSees.press('look');
    await annaSees.press('look');
    await expect(toniSees.panel.getByRole('listitem')).toHaveCount(3);
    await expect(annaSees.panel).toContainText('für Zimmer 2');
    await expectNoAxeViolations(page);
  });

  await test.step('Anna takes the first into the cart; Toni is told who was quicker', async () => {
    await annaSees.press('takeOf', { name: one });
    await expect(annaSees.panel.getByRole('listitem')).toHaveCount(2);
    await toniSees.press('takeOf', { name: one });
    await expect(page.getByRole('alert')).toContainText('Anna Muster hat das schon in den Warenkorb gelegt.');
    await expect(toniSees.panel.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('Toni discards one after being asked, and takes the last into the cart', async () => {
    await toniSees.press('discardOf', { name: two });
    await expect(page.getByRole('dialog', { name: toniSees.t('discardTitle', { name: two }) })).toContainText(
      toniSees.t('discardText_one'),
    );
    await toniSees.press('discard_one');
    await expect(toniSees.panel.getByRole('listitem')).toHaveCount(1);
    await toniSees.press('takeOf', { name: three });
    await expect(toniSees.bar).toBeHidden();
  });

  await test.step('what was taken lies in the cart once, after a reload nothing waits', async () => {
    await walkTo(page, '/cart');
    await expect(page.getByText(one).first()).toBeVisible();
    await expect(page.getByText(three).first()).toBeVisible();
    await expect(page.getByText(two)).toHaveCount(0);
    await annasPage.reload();
    await expect(annasPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(annaSees.bar).toBeHidden();
  });
  await elsewhere.close();
});
