import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { serve } from '../../../lib/testing/fake-server.ts';
import { prepareTexts, show, takeDown, type } from '../../../lib/testing/screen.tsx';
import { ProductPicker } from './ProductPicker.tsx';

const variant = (id: number, strength: string, lieferbarBei: number) => ({
  objectID: String(id),
  titel: `Artinova ${strength}`,
  titelEn: `Artinova ${strength}`,
  url: `/inventory/product/${id}`,
  nummer: `MD-${id}`,
  preis: 49.8,
  angebote: 2,
  lieferbarBei,
  passend: true,
  packung: { de: '50 Stk', en: '50 pcs' },
  packungsgroesse: 50,
  inhaltseinheit: { de: 'Stk', en: 'pc' },
});
const lastPurchase = { am: '2026-02-01T10:00:00.000Z', lieferant: 'Havelmed', preis: 47.5, mal: 7, menge: 2 };
const card = {
  ...variant(1, '1:200.000', 1),
  bild: 'einweg',
  hersteller: 'Medora',
  nummern: ['MD-1'],
  bestand: null,
  gekauft: lastPurchase,
  artikel: null,
  varianten: [variant(1, '1:200.000', 1), variant(2, '1:100.000', 1), variant(3, '1:50.000', 4)],
  eigeneVarianten: [
    { objectID: '2', bestand: null, gekauft: null, artikel: { benutztAm: '2026-03-01T10:00:00.000Z' } },
  ],
};
const answer = {
  results: [
    { hits: [card], nbHits: 9, page: 0, nbPages: 1, hitsPerPage: 40, index: 'products', query: 'artinova' },
  ],
};

beforeEach(async () => {
  queryClient.clear();
  await prepareTexts();
  serve({
    'GET /api/marketplace/v1/config': {
      body: {
        data: {
          search: { host: '/services/search', applicationId: 'praxora' },
          insightsHost: '/services/insights',
        },
      },
    },
    'GET /pro/search/key': { body: { data: { key: 'key', expiresAt: '2999-01-01T00:00:00Z' } } },
    POST: { body: answer },
  });
  await loadAppConfig();
});
afterEach(takeDown);

function Several({ onSelect }: { onSelect: (ids: number[]) => void }) {
  const [selection, setSelection] = useState<ReadonlyMap<number, string>>(new Map());
  const onToggle = (productId: number, name: string) => {
    const next = new Map(selection).set(productId, name);
    setSelection(next);
    onSelect([...next.keys()]);
  };
  return <ProductPicker choice={{ kind: 'many', selection, onToggle }} />;
}

async function searched(picker: ReactNode) {
  await show(<QueryClientProvider client={queryClient}>{picker}</QueryClientProvider>, '/');
  type('input', 'artinova');
  await vi.waitUntil(() => document.querySelector('fieldset') !== null, { timeout: 20_000 });
}

it('shows the variants of a product to tick, the practice’s first with the last price, and says which are articles already', async () => {
  const ticked = vi.fn();
  await searched(<Several onSelect={ticked} />);
  const rows = [...document.querySelectorAll('fieldset li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '1:100.000YoursMD-2 · 50 pcsIs an article already',
    '1:200.000YoursMD-1 · 50 pcsbought 7 ×, last for 47,50\u00a0€',
    '1:50.000MD-3 · 50 pcs',
  ]);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  act(() => boxes[1]?.click());
  act(() => boxes[2]?.click());
  expect(ticked).toHaveBeenLastCalledWith([1, 3]);
  expect(document.body.textContent).toContain('1 of 9 products');
});

it('lets one variant be picked, and none that is an article already', async () => {
  const onChoose = vi.fn();
  await searched(<ProductPicker choice={{ kind: 'one', onChoose }} />);
  const [article, other] = document.querySelectorAll<HTMLButtonElement>('fieldset button');
  act(() => article?.click());
  expect(onChoose).not.toHaveBeenCalled();
  act(() => other?.click());
  expect(onChoose).toHaveBeenCalledWith(1);
});
