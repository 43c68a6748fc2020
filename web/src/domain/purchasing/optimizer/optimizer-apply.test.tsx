import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusal, serve } from '../../../lib/testing/fake-server.ts';
import { find, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { AppNotifications } from '../../../ui/feedback/AppNotifications.tsx';
import { useApplyOptimizedCart } from './optimizer-apply.ts';

const parameters = {
  alsoOnBackorder: false,
  parcelWorthCents: 0,
  pinnedPositionIds: [],
  excludedPositionIds: [],
};

function Host() {
  const apply = useApplyOptimizedCart(3, () => undefined);
  return (
    <button type="button" onClick={() => void apply.run({ kind: 'favorites', parameters, vendorIds: [2] })}>
      apply
    </button>
  );
}

beforeEach(() => prepareTexts());
afterEach(() => {
  act(() => notifications.clean());
  takeDown();
});

it('says that it was not applied, and the reason of the server below', async () => {
  const requests = serve({
    'POST /api/marketplace/v1/middleware/apply/basket/optimiser': refusal(409, 'OFFER_NOT_VALID', 'No.'),
  });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Host />
      <AppNotifications />
    </QueryClientProvider>,
    '/',
  );
  act(() => find<HTMLButtonElement>('button').click());
  await settle();
  expect(document.querySelector('[data-kind="error"]')?.textContent).toBe(
    'ErrorThe proposal could not be applied. Your cart is unchanged.' +
      'The selected offer for items in your shopping cart is no longer valid' +
      'Read the guide about it',
  );
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    data: {
      addressId: 3,
      controlParameters: { ...parameters, hasDebugInformation: false, hasBuyFromFavoriteVendor: true },
    },
  });
});
