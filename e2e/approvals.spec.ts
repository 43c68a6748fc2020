// Orders above a clinic's limit: the buyer waits, the approver decides, and a "no" can be taken up again.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createClinic } from './support/operator.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const text = say('de');
test.use({ locale: locales.de });

test('an order waits, is rejected with a word, taken up again and then approved', async ({
  page,
  context,
  browser,
}) => {
  const { buyer, approver } = await createClinic('freigabe', 1);
  const desk = await enterAsBuyer(context, 'freigabe', buyer);
  const [offer] = await desk.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  await desk.put(offer, desk.main, 40);
  const first =
    await test.step('cart and review say who approves, and the order says that it waits', async () => {
      const note = page.getByText(
        text('approvals:limit.note', { limit: '1,00\u00a0€', approvers: 'Toni Tester' }),
      );
      await page.goto('/cart');
      await expect(note).toBeVisible();
      await expect(page.getByRole('region', { name: offer.vendorName, exact: true })).toContainText(
        text('approvals:limit.waits'),
      );
      await page.getByRole('link', { name: text('cart:checkout.go_one', { count: 1 }) }).click();
      const facts = { count: 1, vendors: offer.vendorName, approvers: 'Toni Tester' };
      await expect(page.getByText(text('checkout:summary.approvalFacts_one', facts))).toBeVisible();
      await expect(page.getByText(text('approvals:limit.waits'))).toBeVisible();
      await expectNoAxeViolations(page);
      const order = { name: text('checkout:summary.order_one', { count: 1 }) };
      await expect(page.getByRole('button', order)).toHaveCount(0);
      await page.getByRole('button', { name: text('checkout:summary.sendForApproval') }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(text('checkout:done.titleWaiting_one'));
      await page.reload();
      await expect(title).toHaveText(text('checkout:done.titleWaiting_one'));
      await expect(page.getByRole('list', { name: text('checkout:done.orders') })).toContainText(
        text('common:orderState.pendingApproval'),
      );
      const [{ id, orderNumber } = { id: 0, orderNumber: '' }] = await desk.orders();
      return { ID: id, Bestellnummer: orderNumber };
    });

  const other = await browser.newContext({ locale: locales.de });
  const lead = await other.newPage();
  const login = await other.request.post('/pro/login', { data: approver });
  expect(login.status()).toBe(200);

  await test.step('the approver sees it with what there is to know, and says no', async () => {
    // The address of the mail.
    await lead.goto(`/orders/approvals?order=${first.ID}`);
    const card = lead.getByRole('article', { name: offer.vendorName });
    await expect(card).toContainText(text('approvals:card.above'));
    await expectNoAxeViolations(lead);
    await card
      .getByRole('button', { name: text('approvals:card.rejectOf', { number: first.Bestellnummer }) })
      // The second click of a double click does not close again what the first one opened.
      .dblclick();
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('button', { name: text('approvals:reject.action') }).click();
    await expect(dialog.getByText(text('errors:REQUIRED_FIELD'))).toBeVisible();
    await dialog.getByLabel(text('approvals:reject.comment')).fill('Bitte erst das Lager leeren.');
    await dialog.getByRole('button', { name: text('approvals:reject.action') }).click();
    await expect(lead.getByRole('heading', { name: text('approvals:empty.title') })).toBeVisible();
  });

  await test.step('the buyer reads why, puts everything back into the cart and deletes it', async () => {
    await walkTo(page, '/orders/rejected');
    const card = page.getByRole('article', { name: offer.vendorName });
    await expect(card).toContainText('Bitte erst das Lager leeren.');
    await expectNoAxeViolations(page);
    await card
      .getByRole('button', { name: text('approvals:rejected.addOf', { number: first.Bestellnummer }) })
      .click();
    await expect(page.getByRole('status').filter({ hasText: offer.vendorName })).toBeVisible();
    await card
      .getByRole('button', { name: text('approvals:rejected.deleteOf', { number: first.Bestellnummer }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('approvals:rejected.deleteAction') })
      .click();
    await expect(page.getByRole('heading', { name: text('approvals:rejected.emptyTitle') })).toBeVisible();
  });

  await test.step('ordered again, it is approved and goes out', async () => {
    const { wBestellung: second } = await desk.order(offer, desk.main);
    await desk.put(offer, desk.main, 20);
    const { wBestellung: third } = await desk.order(offer, desk.main);
    await lead.reload();
    // Fewer are enough: the order is priced anew and goes on waiting, the version before stays readable.
    await lead
      .getByRole('button', { name: text('approvals:card.changeOf', { number: third.Bestellnummer }) })
      .click();
    const change = lead.getByRole('dialog');
    await change.getByRole('textbox').first().fill('15');
    await expectNoAxeViolations(lead);
    await change.getByRole('button', { name: text('approvals:change.action') }).click();
    await lead.getByRole('button', { name: text('orderVersions:show') }).click();
    await expect(lead.getByText(/^20 × /)).toBeVisible();
    await lead
      .getByRole('checkbox', { name: text('approvals:card.choose', { number: third.Bestellnummer }) })
      .check();
    await expect(lead.getByText(/1 Bestellung ausgewählt/)).toBeVisible();
    await lead.getByRole('button', { name: text('approvals:several.all') }).click();
    await lead.getByRole('button', { name: text('approvals:several.approve') }).click();
    await expectNoAxeViolations(lead);
    await lead
      .getByRole('dialog', { name: text('approvals:several.title_other', { count: 2 }) })
      .getByRole('button', { name: text('approvals:approve.action') })
      .click();
    await expect(lead.getByRole('heading', { name: text('approvals:empty.title') })).toBeVisible();
    await walkTo(page, `/orders/${second.ID}`);
    await expect(page.getByText(text('common:orderState.ordered')).first()).toBeVisible();
  });

  await test.step('own prices are the approver’s to change; the buyer reads why', async () => {
    const store = await enterAsStorekeeper(context, 'freigabe', buyer);
    const address = `/inventory/article/${await store.article('Mundspiegel', {})}?tab=offers`;
    const add = { name: text('article:ownPrices.add') };
    await walkTo(page, address);
    await expect(
      page.getByText(text('article:ownPrices.approversOnly', { approvers: 'Toni Tester' })),
    ).toBeVisible();
    await expect(page.getByRole('button', add)).toHaveCount(0);
    await walkTo(lead, address);
    await expect(lead.getByRole('button', add)).toBeVisible();
  });
  await other.close();
});

test('a practice without a clinic sees nothing of approvals', async ({ page, context }) => {
  await enterAsBuyer(context, 'ohne-klinik');
  await page.goto('/orders/approvals');
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('link', { name: text('orders:tabs.approvals') })).toHaveCount(0);
});
