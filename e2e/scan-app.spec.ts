// The scan app on a handheld: paired, offline in the cellar, killed, back again, and every scan booked exactly once.
import { expectNoAxeViolations } from './support/axe.ts';
import { scan } from './support/scan.ts';
import { kill, pairDevice, readyForCellar, scanAll } from './support/scan-device.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, inTurn, test } from './support/test.ts';
import { languages, locales, say } from './support/texts.ts';

/** A small handheld, held in one hand. */
const viewport = { width: 360, height: 640 };
/** Without a network the browser notes each request. */
const offline = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

for (const language of languages) {
  const { one, next } = inTurn(language);
  test.describe(`the scan app (${language})`, () => {
    test.use({ locale: locales[language], viewport });
    const t = say(language);
    const text = (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`scanApp:${key}`, values);
    const waiting = (count: number) =>
      text(count === 1 ? 'queue.waiting_one' : 'queue.waiting_other', { count });

    one(
      'fifty scans in the cellar survive a killed page and are booked once, each at its time',
      async ({ page, context, watch }) => {
        watch.expected = offline;
        const keeper = await enterAsStorekeeper(context, 'scan-cellar');
        const room = await keeper.storage('Raum 1');
        const articleId = await keeper.article('Artinova 4%', {});
        const { labelIds } = await keeper.bookIn(articleId, 50, room, { batchNumber: '26K114' });
        expect(labelIds).toHaveLength(50);

        await pairDevice(page, keeper, t, 'Handgerät 2');
        await readyForCellar(page);
        await expect(page.getByText(text('queue.allSent'))).toBeVisible();
        await expectNoAxeViolations(page);

        const began = Date.now();
        await context.setOffline(true);
        await scanAll(page, labelIds.slice(0, 30), waiting);
        await expect(
          page.getByRole('heading', { name: 'Artinova 4%' }),
          'known without the network',
        ).toBeVisible();
        await expectNoAxeViolations(page);

        const after = await kill(context, page);
        await after.goto('/scan');
        await expect(after.getByRole('button', { name: waiting(30) })).toBeVisible();
        await scanAll(after, labelIds.slice(30), waiting, 30);
        const ended = Date.now();
        await after.reload();
        await after.getByRole('button', { name: waiting(50) }).click();
        await expect(after.getByText(text('queue.waits'))).toBeVisible();
        await expectNoAxeViolations(after);
        expect(await keeper.stockOf(articleId)).toBe(50);

        await context.setOffline(false);
        // The fifty calls are sent one after the other.
        await expect(after.getByText(text('queue.booked_other', { count: 50 }))).toBeVisible({
          timeout: 120_000,
        });
        expect(await keeper.stockOf(articleId)).toBe(0);
        const used = (await keeper.movementsOf(articleId))
          .filter(({ kind }) => kind === 'consumption')
          .reverse();
        expect(used.map(({ labelId }) => labelId)).toEqual(labelIds);
        const times = used.map(({ scannedAt }) => Date.parse(scannedAt ?? ''));
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((time) => time >= began && time <= ended)).toBe(true);
        expect(new Set(used.map(({ user }) => user))).toEqual(new Set(['Handgerät 2']));
      },
    );

    next(
      'one label: what is left, once more only when asked, taken back, looked up, re-ordered',
      async ({ page, context }) => {
        const keeper = await enterAsStorekeeper(context, 'scan-one');
        const room = await keeper.storage('Raum 1');
        const articleId = await keeper.article('Nadelfein 30G', { minimum: 4 });
        const { labelIds } = await keeper.bookIn(articleId, 5, room, { expirationDate: keeper.inDays(10) });
        const [label = ''] = labelIds;
        await pairDevice(page, keeper, t, 'Zimmer 1');
        await expect(page.getByText(text('queue.allSent'))).toBeVisible();
        const result = page.getByRole('region', { name: text('result.name') });

        const scannedAt = await scan(page, label);
        await expect(result).toContainText('Nadelfein 30G');
        await expect(result).toContainText(t('stock:status.minimumStock'));
        await expect(result).toContainText(t('stock:expiry.under1Month'));
        await expect.poll(() => keeper.stockOf(articleId)).toBe(4);

        // However long it took to look at the result: the hand is quicker than three seconds.
        await scan(page, label, scannedAt + 0.2);
        const question = page.getByRole('dialog', { name: text('again.title') });
        await question.getByRole('button', { name: text('again.no') }).click();
        await expect(question).toBeHidden();
        await scan(page, label, scannedAt + 0.4);
        await question.getByRole('button', { name: text('again.yes') }).click();
        await expect.poll(() => keeper.stockOf(articleId)).toBe(3);
        await expectNoAxeViolations(page);

        await result.getByRole('button', { name: text('result.undo') }).click();
        await expect.poll(() => keeper.stockOf(articleId)).toBe(4);

        // A colleague books in meanwhile: whoever looks it up is told by the server.
        await keeper.bookIn(articleId, 33, room, {});
        await page.getByRole('button', { name: text('mode.lookup') }).click();
        await scan(page, labelIds[1] ?? '');
        await expect(result).toContainText('Raum 1');
        await expect(result).toContainText('37');
        expect(await keeper.stockOf(articleId)).toBe(37);
        await result.getByRole('button', { name: text('result.next') }).click();

        await page.getByRole('button', { name: text('mode.reorder') }).click();
        await scan(page, labelIds[2] ?? '');
        await expect(result).toContainText(text('result.at', { time: '' }).trim().split(' ')[0] ?? '');
        await expect.poll(() => keeper.isPutOnReorder(articleId)).toBe(true);
      },
    );

    one(
      'a blocked device says so and keeps its queue; two tabs send it once',
      async ({ page, context, watch }) => {
        watch.expected = offline;
        const keeper = await enterAsStorekeeper(context, 'scan-blocked');
        const room = await keeper.storage('Raum 1');
        const articleId = await keeper.article('Wipora', {});
        const { labelIds } = await keeper.bookIn(articleId, 8, room, {});
        const device = await pairDevice(page, keeper, t, 'Keller');
        await expect(page.getByText(text('queue.allSent'))).toBeVisible();
        await keeper.blockDevice(device, 'Keller', true);
        await scanAll(page, labelIds.slice(0, 3), waiting);
        await page
          .getByRole('region', { name: text('result.name') })
          .getByRole('button', { name: text('result.next') })
          .click();
        await expect(page.getByText(text('stop.blocked'))).toBeVisible();
        expect(await keeper.stockOf(articleId)).toBe(8);

        // A browser without locks: both tabs send, and the server books what has one key once.
        const other = await context.newPage();
        for (const tab of [page, other])
          await tab.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
        await Promise.all([page.goto('/scan'), other.goto('/scan')]);
        for (const tab of [page, other]) await expect(tab.getByText(text('stop.blocked'))).toBeVisible();
        await keeper.blockDevice(device, 'Keller', false);
        await Promise.all([page.reload(), other.reload()]);
        for (const tab of [page, other]) await expect(tab.getByText(text('queue.allSent'))).toBeVisible();
        expect(await keeper.stockOf(articleId)).toBe(5);
        expect(
          (await keeper.movementsOf(articleId)).filter(({ kind }) => kind === 'consumption'),
        ).toHaveLength(3);
      },
    );

    next(
      'what is refused waits for a person, holds up nothing, and is assigned under its own key',
      async ({ page, context }) => {
        const keeper = await enterAsStorekeeper(context, 'scan-refused');
        const room = await keeper.storage('Raum 1');
        const articleId = await keeper.article('Lumafil', {});
        const first = await keeper.bookIn(articleId, 1, room, { batchNumber: 'LEER' });
        const second = await keeper.bookIn(articleId, 2, room, { batchNumber: 'VOLL' });
        await pairDevice(page, keeper, t, 'Zimmer 3');
        await expect(page.getByText(text('queue.allSent'))).toBeVisible();
        await keeper.use(articleId, 1);
        await scan(page, first.labelIds[0] ?? '');
        await expect(page.getByText(text('result.toAssign'))).toBeVisible();
        // Of what was not booked there is no more or less.
        await expect(page.getByText(text('result.changeAmount'))).toBeHidden();
        await scan(page, second.labelIds[0] ?? '');
        await expect(page.getByText(text('result.changeAmount'))).toBeVisible();
        await expect.poll(() => keeper.stockOf(articleId)).toBe(1);
        await page.getByRole('button', { name: text('result.next') }).click();
        await page.getByRole('button', { name: text('queue.toAssign_one', { count: 1 }) }).click();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: text('refusal.assign') }).click();
        await page.getByRole('button', { name: text('choose.firstExpiry') }).click();
        await expect.poll(() => keeper.stockOf(articleId)).toBe(0);
        await expect(page.getByText(text('queue.booked_other', { count: 2 }))).toBeVisible();
      },
    );
  });
}
