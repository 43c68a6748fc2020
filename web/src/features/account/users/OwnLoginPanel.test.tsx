import { afterEach, beforeEach, expect, it } from 'vitest';
import { bareProfile, serve } from '../../../lib/testing/fake-server.ts';
import { prepareTexts, show, submit, takeDown, type } from '../../../lib/testing/screen.tsx';
import { OwnLoginPanel } from './OwnLoginPanel.tsx';

const me = {
  ...{ id: 7, firstName: 'Toni', lastName: 'Berg', email: 'toni@x.example', version: 1 },
  ...{
    isActive: true,
    isApprover: false,
    hasTwoStep: false,
    twoStepUntil: null,
    twoStepResetAt: null,
    lastLoginAt: null,
    role: 'owner' as const,
  },
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('saves the name a second time without asking about one’s own first change', async () => {
  let version = 1;
  const requests = serve({
    'PUT /pro/user/name': () => {
      version += 1;
      return { body: { data: { firstName: `Toni ${version}`, lastName: 'Berg', version } } };
    },
    'GET /api/marketplace/v1/wpraxis': { body: { data: bareProfile } },
  });
  await show(<OwnLoginPanel me={me} />, '/account-management/account-access');
  for (const name of ['Toni 2', 'Toni 3']) {
    type('input[autocomplete="given-name"]', name);
    await submit();
  }
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toMatchObject([
    { firstName: 'Toni 2', version: 1 },
    { firstName: 'Toni 3', version: 2 },
  ]);
});
