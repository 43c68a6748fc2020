import { login, loginForm } from './support/forms.ts';
import { expect, test } from './support/test.ts';
import { languages, locales, say } from './support/texts.ts';
import { demoPassword, emailOf, proUsers } from './support/users.ts';

for (const language of languages) {
  test.describe(`logging in (${language})`, () => {
    test.use({ locale: locales[language] });
    const text = say(language);

    for (const user of proUsers) {
      test(`${user} logs in and is greeted`, async ({ page }) => {
        await page.goto('/');
        await expect(page).toHaveURL(/\/auth\/login/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await login(page, emailOf(user), { language });
        await expect(page).toHaveURL('/dashboard');
        const { data } = await (await page.request.get('/api/marketplace/v1/wpraxis')).json();
        expect(data).toMatchObject({ LoginEmail: emailOf(user), Land: user === 'wien' ? 'AT' : 'DE' });
        const greeting = text('shell:header.greeting', { name: data.Vorname });
        await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
      });
    }

    test('a legacy user sees the logo and is taken to the older site', async ({ page }) => {
      await page.goto('/auth/login');
      await login(page, emailOf('legacy'), { language });
      await expect(page.getByText(text('app:legacy.leaving'))).toBeAttached();
      await expect(page.getByRole('img', { name: 'Praxora' })).toBeVisible();
      await expect(page).toHaveURL('/app');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('refusals are said at the field, in the language of the user', async ({ page }) => {
      await page.goto('/auth/login');
      const { email, password, submit } = loginForm(page, language);
      await submit.click();
      await expect(page.getByText(text('errors:EMAIL_REQUIRED'))).toBeVisible();
      await expect(email).toBeFocused();
      await email.fill('no address');
      await password.fill('12345');
      await submit.click();
      await expect(page.getByText(text('errors:EMAIL_FORMAT'))).toBeVisible();
      await expect(page.getByText(text('errors:PASSWORD_TOO_SHORT', { minimum: 6 }))).toBeVisible();
    });
  });
}

test('the refusals are the specification’s', async ({ page }) => {
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
  await email.fill(emailOf('demo'));
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByText('Bad credentials.')).toBeVisible();
  await expect(email).toHaveValue(emailOf('demo'));
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('the marketing cookie goes along with the login', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'utk', value: 'campaign-7', url: baseURL ?? '' }]);
  await page.goto('/auth/login');
  const sent = page.waitForRequest('**/pro/login');
  await login(page, emailOf('demo'));
  expect((await sent).postDataJSON()).toEqual({
    email: emailOf('demo'),
    password: demoPassword,
    utk: 'campaign-7',
  });
  await expect(page).toHaveURL('/dashboard');
});

test.describe('after the login', () => {
  test('the user is where they wanted to go, query included', async ({ page }) => {
    const wanted = '/inventory/product/5?objectID=p-5&note=a%26b%20c';
    await page.goto(wanted);
    await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ rurl: wanted })}`);
    await login(page, emailOf('demo'));
    await expect(page).toHaveURL(wanted);
  });

  for (const rurl of [
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
  ]) {
    test(`rurl is not followed to ${rurl}`, async ({ page }) => {
      await page.goto(`/auth/login?${new URLSearchParams({ rurl })}`);
      await login(page, emailOf('demo'));
      await expect(page).toHaveURL('/dashboard');
    });
  }

  for (const BackURL of ['https://evil.example/app', '//evil.example', 'javascript:alert(1)']) {
    test(`a legacy user is not sent to ${BackURL}`, async ({ page }) => {
      await page.goto(`/auth/login?${new URLSearchParams({ BackURL })}`);
      await login(page, emailOf('legacy'));
      await expect(page).toHaveURL('/app');
    });
  }

  test('a legacy user is sent to a path of ours', async ({ page }) => {
    await page.goto(`/auth/login?${new URLSearchParams({ BackURL: '/docs?from=legacy' })}`);
    await login(page, emailOf('legacy'));
    await expect(page).toHaveURL('/docs?from=legacy');
  });

  test('a legacy user is sent back to the marketplace', async ({ page, watch }) => {
    const { data } = await (await page.request.get('/api/marketplace/v1/config')).json();
    const BackURL = new URL('offers?id=3', data.marketplaceUrl).href;
    watch.expected.push(/asked another host/);
    await page.route(BackURL, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Marketplace</h1>' }),
    );
    await page.goto(`/auth/login?${new URLSearchParams({ BackURL })}`);
    await login(page, emailOf('legacy'));
    await expect(page).toHaveURL(BackURL);
  });

  test('a legacy user who arrives with a session is sent on as well', async ({ page }) => {
    await page.goto('/auth/login');
    await login(page, emailOf('legacy'));
    await expect(page).toHaveURL('/app');
    await page.goto('/orders');
    await expect(page).toHaveURL('/app');
  });
});
