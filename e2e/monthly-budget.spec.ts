// A budget of the month: the owner sets it, cart and checkout show what is left of it, and above it the order waits where the
// practice chose so.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createClinic } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.de });
const t = say('de');
const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);

test('a budget shows what is left, warns, and sends an order to the approver', async ({ page, context }) => {
  const { buyer } = await createClinic('budget', 1_000_000);
  const desk = await enterAsBuyer(context, 'budget', buyer);
  const [offer] = await desk.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  await desk.put(offer, desk.main, 5);
  const practice = page.getByRole('form', { name: t('budgets:practice') });
  const bars = page.getByRole('region', { name: t('budgets:title') });
  const setBudget = async (cents: number) => {
    await practice.getByRole('textbox').fill(String(cents / 100));
    await practice.getByRole('button', { name: t('budgets:save') }).click();
    const saved = { name: t('budgets:practice'), amount: euros(cents) };
    await expect(page.getByText(t('budgets:saved', saved))).toBeVisible();
  };

  await test.step('within the budget the cart says what is left', async () => {
    await page.goto('/account-management/budgets');
    await setBudget(10_000_000);
    await walkTo(page, '/cart');
    await expect(bars).toContainText(euros(10_000_000));
    await expect(bars).toContainText(/übrig$/);
  });

  await test.step('above it cart and checkout warn, and the order waits where the practice chose so', async () => {
    await walkTo(page, '/account-management/budgets');
    await practice.getByRole('switch', { name: t('budgets:needsApproval') }).press('Space');
    await setBudget(100);
    await expectNoAxeViolations(page);
    await walkTo(page, '/cart');
    await expect(bars.getByRole('status')).toContainText(t('budgets:waits'));
    await page.getByRole('link', { name: t('cart:checkout.go_one', { count: 1 }) }).click();
    await expect(page.getByText(t('checkout:summary.overBudget'))).toBeVisible();
    await expect(bars.getByRole('status')).toContainText(t('budgets:waits'));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: t('checkout:summary.sendForApproval') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout:done.titleWaiting_one'));
  });

  await test.step('the order that waits counts as ordered', async () => {
    const [order] = await desk.orders();
    await walkTo(page, '/account-management/budgets');
    const row = page.getByRole('listitem').filter({ has: practice });
    await expect(row).toContainText(
      t('budgets:month', { used: euros(0), ordered: euros(order?.netCents ?? 0) }),
    );
    await expect(row).toContainText(t('budgets:over', { over: euros((order?.netCents ?? 0) - 100) }));
  });
});
