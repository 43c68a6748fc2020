// The `test` of every browser test. Whatever a test looks at, the page must not complain, nor ask any other host.
import { test as base, type Page, type TestInfo } from '@playwright/test';
import { theProduct } from './running.ts';
import { slowDownPages } from './slow.ts';
import type { Language } from './texts.ts';

export { expect } from '@playwright/test';

interface Watch {
  /** Lines of the console and requests that a test brings about on purpose. */
  expected: RegExp[];
}

interface Fixtures {
  watch: Watch;
}

interface WorkerFixtures {
  pace: undefined;
}

// Refused requests are noted by the browser and logged by the app, as they should be; tests look at what the page
// makes of them. A failure of the server (5xx) stays a complaint.
const refusals = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^(GET|POST|PUT|DELETE) \S+ failed with 4\d\d:/,
];

interface Heard {
  readonly complaints: string[];
  readonly refused: string[];
}

function listenTo(page: Page): Heard {
  const complaints: string[] = [];
  const refused: string[] = [];
  const { host } = new URL(theProduct().url);
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error')
      (refusals.some((form) => form.test(text)) ? refused : complaints).push(text);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.host === host || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn) complaints.push(`asked another host: ${request.url()}`);
  });
  return { complaints, refused };
}

const longestText = 2_000;

/** A build server keeps no pictures: what the page showed when a story failed is printed. */
async function describeFailure(page: Page, { refused }: Heard, { title, status, expectedStatus }: TestInfo) {
  if (status === expectedStatus || page.isClosed()) return;
  const text = await page.evaluate(() => document.body.innerText).catch(() => 'no text could be read');
  const lines = [`"${title}" failed at ${page.url()}`, ...refused, text.slice(0, longestText)];
  process.stderr.write(`${lines.join('\n')}\n`);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  pace: [
    async ({ browser }, use) => {
      slowDownPages(browser);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  watch: [
    async ({ page }, use, testInfo) => {
      const watch: Watch = { expected: [] };
      const heard = listenTo(page);
      await use(watch);
      await describeFailure(page, heard, testInfo);
      const unexpected = heard.complaints.filter(
        (line) => !watch.expected.some((pattern) => pattern.test(line)),
      );
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

type Story = (title: string, body: Parameters<typeof test>[2]) => void;
const elsewhere: Story = () => undefined;

/**
 * Stories take turns: one is told in English, the next in German. What a language says is held against the texts by
 * checks and component tests; here each is seen whole, at half the price of telling everything twice.
 */
export function inTurn(language: Language): { one: Story; next: Story } {
  return language === 'en' ? { one: test, next: elsewhere } : { one: elsewhere, next: test };
}
