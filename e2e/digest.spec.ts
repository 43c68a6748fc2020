// The e-mail digest: chosen on the dashboard, ended by the link of the mail, and by nothing less than its button.
import { expectNoAxeViolations } from './support/axe.ts';
import { createPractice, sendDigest } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

test.use({ locale: locales.de });

test('a digest is chosen, comes, and is ended', async ({ page, context }) => {
  const user = await createPractice('digest');
  const keeper = await enterAsStorekeeper(context, 'digest', user);
  await keeper.article('Nitrilhandschuhe', { minimum: 5, ideal: 20 });
  const t = say('de');
  const d = (key: string, values?: Readonly<Record<string, string>>) => t(`digest:${key}`, values);
  const dialog = page.getByRole('dialog', { name: d('title') });
  const open = () => page.getByRole('button', { name: t('dashboard:digest'), exact: true }).click();
  const save = () => dialog.getByRole('button', { name: d('save') }).click();
  const choice = (frequency: string) => dialog.getByRole('radio', { name: d(`frequencies.${frequency}`) });
  /** With a session of its own: pages without a login end the one there is. */
  const frequencyNow = async (): Promise<string> => {
    await enterAs(context, user.email, user.password);
    return (await (await context.request.get('/pro/user/digest')).json()).data.frequency;
  };

  await test.step('it is off; an empty one is refused at its field, a weekly one is kept', async () => {
    await page.goto('/dashboard');
    await open();
    await expect(choice('off')).toBeChecked();
    await expect(dialog).toContainText(user.email);
    await choice('weekly').check();
    await dialog.getByLabel(d('weekday')).selectOption(d('weekdays.5'));
    await dialog.getByLabel(d('lowStock')).uncheck();
    await dialog.getByLabel(d('expiry')).uncheck();
    await dialog.getByLabel(d('priceAlerts')).uncheck();
    await dialog.getByLabel(d('invoices')).uncheck();
    await save();
    await expect(dialog).toContainText(t('errors:DIGEST_EMPTY'));
    await expectNoAxeViolations(page);
    await dialog.getByLabel(d('lowStock')).check();
    await save();
    await expect(page.getByText(d('saved.weekly'))).toBeVisible();
    await page.reload();
    await open();
    await expect(dialog.getByLabel(d('weekday'))).toHaveValue('5');
    await expect(dialog.getByLabel(d('expiry'))).not.toBeChecked();
    await choice('daily').check();
    await save();
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail leads to a page with one button; opening it changes nothing', async () => {
    const { text, link } = await sendDigest(user.email);
    expect(text).toContain('Nitrilhandschuhe: Bestand 0, Mindestbestand 5');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('mailLinks:unsubscribe.title'));
    await expectNoAxeViolations(page);
    expect(await frequencyNow()).toBe('daily');
    await page.getByRole('button', { name: t('mailLinks:unsubscribe.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('mailLinks:unsubscribe.doneTitle'));
    expect(await frequencyNow()).toBe('off');
  });

  await test.step('a link that was cut off says what to do instead', async () => {
    await page.goto('/auth/unsubscribe?token=x');
    await page.getByRole('button', { name: t('mailLinks:unsubscribe.submit') }).click();
    await expect(page.getByRole('alert')).toContainText(t('mailLinks:unsubscribe.unknown'));
  });
});
