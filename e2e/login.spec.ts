import { login, loginForm } from './support/forms.ts';
import { expect, inTurn, test } from './support/test.ts';
import { languages, locales, say } from './support/texts.ts';
import { demoPassword, proUsers, toEmail } from './support/users.ts';

for (const language of languages) {
  test.describe(`logging in (${language})`, () => {
    test.use({ locale: locales[language] });
    const text = say(language);
    const { one, next } = inTurn(language);

    one('each demo user is greeted, and leaves by logging out', async ({ page }) => {
      await page.goto('/');
      for (const user of proUsers) {
        await expect(page).toHaveURL(/\/auth\/login/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await login(page, toEmail(user), { language });
        await expect(page).toHaveURL('/dashboard');
        const { data } = await (await page.request.get('/api/marketplace/v1/wpraxis')).json();
        expect(data).toMatchObject({ LoginEmail: toEmail(user), Land: user === 'wien' ? 'AT' : 'DE' });
        const header = page.getByRole('banner');
        await expect(header.getByText(text('shell:header.greeting', { name: data.Vorname }))).toBeVisible();
        await header.getByRole('button', { name: text('shell:header.logout') }).click();
      }
      await expect(page).toHaveURL(/\/auth\/login/);
    });

    next('refusals are said at the field, and a legacy user is taken to the older site', async ({ page }) => {
      await page.goto('/auth/login');
      const { email, password, submit } = loginForm(page, language);
      await expect(email).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(password).toBeFocused();
      await submit.click();
      await expect(page.getByText(text('errors:EMAIL_REQUIRED'))).toBeVisible();
      await expect(email).toBeFocused();
      await email.fill('no address');
      await password.fill('12345');
      await submit.click();
      await expect(page.getByText(text('errors:EMAIL_FORMAT'))).toBeVisible();
      await expect(page.getByText(text('errors:PASSWORD_TOO_SHORT', { minimum: 6 }))).toBeVisible();

      await login(page, toEmail('legacy'), { language });
      await expect(page.getByText(text('app:legacy.leaving'))).toBeAttached();
      await expect(page.getByRole('img', { name: 'Praxora' })).toBeVisible();
      await expect(page).toHaveURL('/app');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // With the session they have now they get no further than that.
      await page.goto('/orders');
      await expect(page).toHaveURL('/app');
    });
  });
}

test('the refusals are the specification’s, and the marketing cookie goes along', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'utk', value: 'campaign-7', url: baseURL ?? '' }]);
  await page.goto('/auth/login');
  const { email, password, submit } = loginForm(page);
  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await email.fill('demo@');
  await password.click();
  await expect(page.getByText('Incorrect email format')).toBeVisible();
  await email.fill('nobody@praxora.example');
  await password.click();
  await expect(page.getByText('Email is not registered')).toBeVisible();
  await email.fill(toEmail('demo'));
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByText('Bad credentials.')).toBeVisible();
  await expect(email).toHaveValue(toEmail('demo'));
  await expect(page).toHaveURL(/\/auth\/login/);

  const sent = page.waitForRequest('**/pro/login');
  await login(page, toEmail('demo'));
  expect((await sent).postDataJSON()).toEqual({
    email: toEmail('demo'),
    password: demoPassword,
    utk: 'campaign-7',
  });
  await expect(page).toHaveURL('/dashboard');
});

// Which addresses are followed is decided in packages/rules; here is one of each kind.
test.describe('after the login', () => {
  test('the user is where they wanted to go, but never on another site', async ({ page }) => {
    const wanted = '/inventory/product/5?objectID=p-5&note=a%26b%20c';
    await page.goto(wanted);
    await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ rurl: wanted })}`);
    await login(page, toEmail('demo'));
    await expect(page).toHaveURL(wanted);

    for (const rurl of [
      'https://evil.example/',
      '//evil.example/x',
      '/\\evil.example',
      'javascript:alert(1)',
      '/auth/login',
    ]) {
      await page.goto(`/auth/login?${new URLSearchParams({ rurl })}`);
      await login(page, toEmail('demo'));
      await expect(page, rurl).toHaveURL('/dashboard');
    }
  });

  test('a legacy user is sent to a path of ours or the marketplace, and nowhere else', async ({
    page,
    watch,
  }) => {
    const { data } = await (await page.request.get('/api/marketplace/v1/config')).json();
    const offers = new URL('offers?id=3', data.marketplaceUrl).href;
    watch.expected.push(/asked another host/);
    await page.route(offers, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Marketplace</h1>' }),
    );
    for (const [BackURL, place] of [
      ['https://evil.example/app', '/app'],
      ['//evil.example', '/app'],
      ['javascript:alert(1)', '/app'],
      ['/docs?from=legacy', '/docs?from=legacy'],
      [offers, offers],
    ] as const) {
      await page.goto(`/auth/login?${new URLSearchParams({ BackURL })}`);
      await login(page, toEmail('legacy'));
      await expect(page, BackURL).toHaveURL(place);
    }
  });
});
