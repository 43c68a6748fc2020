// Approval settings: an approver sets the limits and a substitute; a buyer sees them, and the checkout says which limit counts.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createClinic } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const text = say('de');
const s = (key: string, values?: Readonly<Record<string, string>>) => text(`approvalSettings:${key}`, values);
test.use({ locale: locales.de });

test('an approver sets the limits, and the buyer reads which one counts', async ({
  page,
  context,
  browser,
}) => {
  const { buyer, approver } = await createClinic('grenzen', 5000);
  await enterAs(context, approver.email, approver.password);
  const save = page.getByRole('button', { name: s('save') });
  const order = page.getByLabel(s('order'));
  const month = page.getByLabel(s('month'));

  await test.step('from the app store; what is no amount is refused at its field', async () => {
    await page.goto('/account-management/app-store');
    await page
      .getByRole('listitem', { name: text('appStore:approval.name') })
      .getByRole('link')
      .click();
    await expect(order).toHaveValue('5.000,00');
    await expect(save).toBeDisabled();
    for (const wrong of ['viel', '-1', '99999999']) {
      await order.fill(wrong);
      await save.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    }
    await order.fill('');
    await save.click();
    await expect(order).toHaveAccessibleDescription(new RegExp(text('errors:REQUIRED_FIELD')));
  });

  await test.step('limits and a substitute are saved, and still there after a reload', async () => {
    await order.fill('4000');
    await month.fill('2,5');
    await page.getByRole('combobox', { name: s('substituteOf', { name: 'Toni Tester' }) }).click();
    await page.getByRole('option', { name: 'Toni Tester' }).click();
    const until = page.getByLabel(s('untilOf', { name: 'Toni Tester' }));
    await page.getByLabel(s('fromOf', { name: 'Toni Tester' })).fill('01.02.2030');
    await until.fill('01.01.2030');
    await save.click();
    await expect(page.getByText(text('errors:PERIOD_BACKWARDS'))).toBeVisible();
    await until.fill('01.03.2030');
    await save.click();
    await expect(page.getByText(s('saved'))).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(order).toHaveValue('4.000,00');
    await expect(month).toHaveValue('2,50');
    await expect(until).toHaveValue('01.03.2030');
  });

  await test.step('the buyer reads the settings, and why the order waits', async () => {
    const other = await browser.newContext({ locale: locales.de, viewport: { width: 390, height: 844 } });
    const desk = await enterAsBuyer(other, 'grenzen', buyer);
    const [offer] = await desk.findOffers(1);
    if (!offer) throw new Error('The catalogue offers nothing');
    await desk.put(offer, desk.main, 1);
    const mine = await other.newPage();
    await mine.goto('/account-management/approvals');
    await expect(mine.getByText(s('readOnly', { approvers: 'Toni Tester' }))).toBeVisible();
    await expect(mine.getByRole('button', { name: s('save') })).toHaveCount(0);
    await expectNoAxeViolations(mine);
    await walkTo(mine, `/cart/review/${desk.main}`);
    await expect(mine.getByText(text('approvals:limit.waitsMonth'))).toBeVisible();
    await expect(
      mine.getByText(text('checkout:summary.overMonthLimit', { limit: '2,50\u00a0€' })),
    ).toBeVisible();
    await other.close();
  });
});
