// A label held before the camera is read by the decoder we serve, and booked once however long it stays there.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../scripts/checks/browser.mjs';
import { showToCamera } from './support/fake-camera.ts';
import { pairDevice } from './support/scan-device.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

/** The camera opens it when the page asks for a picture. */
const film = join(tmpdir(), `praxora-camera-${process.pid}.y4m`);
const executablePath = findBrowser();

test.use({
  locale: locales.en,
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...browserArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a DataMatrix before the camera takes one out of stock', async ({ page, context }) => {
  const t = say('en');
  const keeper = await enterAsStorekeeper(context, 'scan-camera');
  const room = await keeper.storage('Room 1');
  const articleId = await keeper.article('Nitrila Blue', {});
  const { labelIds } = await keeper.bookIn(articleId, 3, room, {});
  await showToCamera(film, labelIds[0] ?? '');
  await pairDevice(page, keeper, t, 'Camera');
  const result = page.getByRole('region', { name: t('scanApp:result.name') });
  await expect(result).toContainText('Nitrila Blue');
  await expect.poll(() => keeper.stockOf(articleId)).toBe(2);
  // It stays in sight: that is the same scan, and nobody is asked.
  await result.getByRole('button', { name: t('scanApp:result.next') }).click();
  await expect(page.getByText(t('scanApp:queue.allSent'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await keeper.stockOf(articleId)).toBe(2);
});
