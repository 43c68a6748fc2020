// A browser on a machine on which DYMO Connect runs, or does not.
import type { BrowserContext } from '@playwright/test';
import { dymoOrigins } from '@praxora/rules/inventory/dymo-service';
import { test as base } from '../test.ts';
import { type DymoEmulator, startDymo } from './emulator.ts';

/** Only the test's own emulator can be reached: those of other workers are on other machines, so to speak. */
async function keepToOwn(context: BrowserContext, own: string): Promise<void> {
  for (const origin of dymoOrigins)
    if (origin !== own) await context.route(`${origin}/**`, (route) => route.abort('connectionrefused'));
}

export const test = base.extend<{ dymo: DymoEmulator }>({
  // Its certificate is self-signed, as DYMO's own is.
  ignoreHTTPSErrors: true,
  dymo: async ({ context, watch }, use, { parallelIndex }) => {
    const dymo = await startDymo(parallelIndex);
    await keepToOwn(context, dymo.origin);
    watch.expected.push(
      /asked another host: https:\/\/(127\.0\.0\.1|localhost):419\d\d\//,
      /Failed to load resource: (net::ERR_|the server responded with a status of 500)/,
    );
    await use(dymo);
    await dymo.stop();
  },
});
