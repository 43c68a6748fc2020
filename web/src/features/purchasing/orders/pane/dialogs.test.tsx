import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type SentRequest, serve } from '../../../../lib/testing/fake-server.ts';
import { anOrder, aPosition } from '../../../../lib/testing/orders-to-receive.ts';
import {
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../../lib/testing/screen.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const order = anOrder([aPosition(1), aPosition(2, { confirmedQuantity: 3, backorderedQuantity: 1 })]);
const field = (name: string) => `input[aria-label="${name}"]`;

async function open(dialog: ReactNode, answers: Readonly<Record<string, Answer>>): Promise<SentRequest[]> {
  const requests = serve(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(<QueryClientProvider client={client}>{dialog}</QueryClientProvider>, '/orders/42');
  await settle();
  return requests;
}

async function fill(name: string, text: string): Promise<void> {
  type(field(name), text);
  await leave(field(name));
}

const sent = (requests: readonly SentRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

const problemAt = (name: string): string => {
  const ids = find(field(name)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareTexts();
  await i18next.loadNamespaces(['orders', 'common']);
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

describe('a confirmation', () => {
  const answers = { 'POST /pro/orders/42/confirmation': { body: { data: order } } };
  const onClose = vi.fn();
  const openIt = () => open(<ConfirmationDialog order={order} onClose={onClose} />, answers);

  it('begins with what the vendor said before, and an empty back order is none', async () => {
    const requests = await openIt();
    await fill('Quantity of Product 2 on back order', '');
    await leave(field('Quantity of Product 2 on back order'));
    await submit();
    expect(sent(requests)).toEqual([
      {
        deliveryDate: null,
        positions: [
          { positionId: 1, confirmedQuantity: 4, backorderedQuantity: 0, deliveryDate: null },
          { positionId: 2, confirmedQuantity: 3, backorderedQuantity: 0, deliveryDate: null },
        ],
      },
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('says at its field which quantity is missing, and which is none', async () => {
    const requests = await openIt();
    await fill('Confirmed quantity of Product 1', '');
    await leave(field('Confirmed quantity of Product 1'));
    await fill('Confirmed quantity of Product 2', 'many');
    await submit();
    expect(problemAt('Confirmed quantity of Product 1')).toContain('Required field');
    expect(problemAt('Confirmed quantity of Product 2')).toContain('Please enter a number.');
    expect(sent(requests)).toEqual([]);
    await fill('Confirmed quantity of Product 1', '2');
    await fill('Confirmed quantity of Product 2', '1');
    await submit();
    expect(sent(requests)).toHaveLength(1);
  });
});

describe('a return', () => {
  const lots = [
    { positionId: 1, stockId: 8, storageName: 'Cellar', batchNumber: '', expirationDate: null, most: 2 },
    { positionId: 2, stockId: null, storageName: null, batchNumber: '', expirationDate: null, most: 1 },
  ];
  const answers = {
    'GET /pro/receiving/orders/42/returns': { body: { data: lots } },
    'POST /pro/receiving/orders/42/returns': { body: { data: { receiptId: 5, order } } },
  };
  const cellar = 'Quantity of Product 1, Cellar';

  it('asks for a quantity, takes no more than there is, and sends the lots that go', async () => {
    const requests = await open(<ReturnDialog order={order} onClose={() => {}} />, answers);
    await submit();
    expect(pageText()).toContain('Please enter the quantity of at least one item.');
    await fill(cellar, '3');
    await submit();
    expect(problemAt(cellar)).toContain('No more can be returned than was delivered.');
    expect(pageText()).not.toContain('Please enter the quantity of at least one item.');
    expect(sent(requests)).toEqual([]);
    await fill(cellar, '2');
    await submit();
    expect(sent(requests)).toEqual([{ note: '', positions: [{ positionId: 1, quantity: 2, stockId: 8 }] }]);
  });
});
