// A vendor charges 4,80 € too much: its invoice is dropped, complained about by mail, and the corrected one is approved.
import type { Page } from '@playwright/test';
import { addDays } from '../packages/rules/src/shared/calendar.ts';
import { calendarDay } from '../packages/rules/src/shared/dates.ts';
import { writeZugferd } from '../server/seed/invoices/write-zugferd.ts';
import type { WrittenInvoice } from '../server/seed/invoices/written-invoice.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { readOutbox } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

interface OrderedPosition {
  readonly vendorOrderNumber: string;
  readonly name: { readonly de: string };
  readonly netCents: number;
  readonly vatPercent: number;
}

interface Ordered {
  readonly orderNumber: string;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  readonly positions: readonly OrderedPosition[];
}

async function openOrder(page: Page, orderId: number): Promise<Ordered> {
  const answer = page.waitForResponse((response) => response.url().endsWith(`/pro/orders/${orderId}`));
  await page.goto(`/orders/${orderId}`);
  return ((await (await answer).json()) as { data: Ordered }).data;
}

const quantity = 3;

/** A file as the vendor sends it, with so much more on its only line than was agreed. */
function anInvoice(
  { orderNumber, shippingCents, surchargeCents, positions: [first] }: Ordered,
  number: string,
  more: { readonly tooMuchCents: number; readonly corrects?: string },
): { name: string; mimeType: string; buffer: Buffer } {
  if (!first) throw new Error('The order has no positions');
  const today = calendarDay(new Date());
  const invoice: WrittenInvoice = {
    ...{ number, issuedOn: today, dueOn: addDays(today, 30), deliveredOn: today, order: orderNumber },
    seller: {
      ...{ name: 'Kronara Dental GmbH', street: 'Hafenring 4', postcode: '28195', city: 'Bremen' },
      ...{ country: 'DE', vatId: 'DE811234567', iban: 'DE02120300000000202051' },
      email: `rechnung-${process.pid}@kronara.example`,
    },
    buyer: {
      ...{ name: 'Praxis am See', street: 'Seeweg 1', postcode: '80331', city: 'München' },
      ...{ country: 'DE', vatId: '', customerNumber: '884120' },
    },
    lines: [
      {
        number: first.vendorOrderNumber,
        name: first.name.de,
        quantity,
        netCents: first.netCents + more.tooMuchCents,
        vatPercent: first.vatPercent,
      },
    ],
    shippingCents: shippingCents + surchargeCents,
    cashDiscount: { days: 10, percent: 2 },
    ...(more.corrects === undefined ? {} : { corrects: more.corrects }),
  };
  return { name: `${number}.pdf`, mimeType: 'application/pdf', buffer: writeZugferd(invoice) };
}

test.describe('invoices (de)', () => {
  test.use({ locale: locales.de });

  test('4,80 € too much is seen, complained about, and the corrected invoice approved', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'rechnungen');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The catalogue offers nothing');
    await buyer.put(offer, buyer.main, quantity);
    const { wBestellung } = await buyer.order(offer, buyer.main);
    await expect(() => buyer.receiveAll(wBestellung.ID)).toPass();
    const ordered = await openOrder(page, wBestellung.ID);
    const t = say('de');
    const i = (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`invoices:${key}`, values);
    const title = page.getByRole('heading', { level: 1 });
    const upload = page.locator('input[type="file"]');
    const row = (number: string) => page.getByRole('row').filter({ hasText: number });

    await test.step('the dropped file is read, and the inbox says what it charges too much', async () => {
      await walkTo(page, '/invoices');
      // The page of the order takes files, too, until this one is there.
      await expect(title).toHaveText(t('routes:invoices'));
      await upload.setInputFiles([
        anInvoice(ordered, 'RE-1', { tooMuchCents: 480 }),
        { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('keine Rechnung') },
      ]);
      await expect(page.getByRole('status').filter({ hasText: '2' })).toHaveText(
        i('upload.progress', { done: 2, count: 2 }),
      );
      await expect(page.getByRole('region', { name: i('upload.label') }).getByRole('alert')).toBeVisible();
      await expect(row('RE-1')).toContainText(/4,80\s€/);
      await expectNoAxeViolations(page);
    });

    await test.step('its page names the line, and the complaint follows', async () => {
      await row('RE-1').getByRole('link', { name: 'RE-1' }).click();
      await expect(title).toHaveText(/4,80\s€/);
      await expect(page.getByText(i('complaint.title'))).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: i('complaint.action') }).click();
      const dialog = page.getByRole('dialog');
      const recipient = `rechnung-${process.pid}@kronara.example`;
      await expect(dialog.getByLabel(i('complaint.to'))).toHaveValue(recipient);
      await dialog.getByRole('button', { name: i('complaint.send') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(i('state.complained'), { exact: true })).toBeVisible();
      expect(await readOutbox(recipient)).toMatch(/4,80\s€/);
    });

    await test.step('the corrected one, dropped on the order, takes its place and is approved', async () => {
      await walkTo(page, `/orders/${wBestellung.ID}`);
      await upload.setInputFiles([anInvoice(ordered, 'RE-2', { tooMuchCents: 0, corrects: 'RE-1' })]);
      const uploaded = page.getByRole('region', { name: i('upload.label') });
      await uploaded.getByRole('link', { name: 'RE-2' }).click();
      await expect(title).toHaveText(i('result.agrees'));
      await page.getByRole('button', { name: i('approve.action'), exact: true }).click();
      await expect(page.getByRole('button', { name: i('pay.action') })).toBeVisible();
      await expect(page.getByRole('img', { name: i('payment.code') })).toBeHidden();
      await page.getByRole('button', { name: i('account.confirm') }).click();
      await expect(page.getByRole('img', { name: i('payment.code') })).toBeVisible();
    });
  });
});
