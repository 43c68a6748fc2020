// A picture of a part of a page, in which places are framed and numbered.
import { expect, type Locator, type Page } from '@playwright/test';

const roles = [
  'button',
  'link',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'combobox',
  'textbox',
  'columnheader',
  'heading',
] as const;

/** What bears a name on the screen: what can be used before what only says it, on the page before its frame. */
async function findNamed(page: Page, name: string): Promise<Locator> {
  const scopes = [page.getByRole('dialog'), page.locator('#content'), page.locator('body')];
  const find = async (): Promise<Locator | null> => {
    for (const exact of [true, false])
      for (const scope of scopes) {
        for (const role of roles) {
          const found = scope.getByRole(role, { name, exact }).filter({ visible: true }).first();
          if ((await found.count()) > 0) return found;
        }
        const text = scope.getByText(name, { exact }).filter({ visible: true }).first();
        if ((await text.count()) > 0) return text;
      }
    return null;
  };
  let found: Locator | null = null;
  await expect(async () => {
    found = await find();
    expect(found, `“${name}” on ${page.url()}`).not.toBeNull();
  }).toPass({ timeout: 15_000 });
  return found as unknown as Locator;
}

/** All that belongs to it: of words their button, of a switch its words; of a heading no more than its words. */
const boxOf = (named: Locator): Promise<Box> =>
  named.evaluate((element) => {
    const control = element.closest<HTMLElement>(
      'button, a, input, label, summary, [role=menuitem], [role=option]',
    );
    const labels = [...(((element as HTMLInputElement).labels ?? []) as Iterable<HTMLElement>)];
    const words = document.createRange();
    words.selectNodeContents(element);
    const boxes = [control ?? words, ...labels]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return {
      x: left,
      y: top,
      width: Math.max(...boxes.map((box) => box.right)) - left,
      height: Math.max(...boxes.map((box) => box.bottom)) - top,
    };
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So that one sees where on the page it is. */
const least = { width: 680, height: 340 };
const most = { width: 860, height: 560 };
const margin = 48;

const around = (low: number, high: number, smallest: number, largest: number, whole: number) => {
  const length = Math.min(largest, Math.max(smallest, high - low + 2 * margin), whole);
  const start = Math.max(0, Math.min((low + high - length) / 2, whole - length));
  return { start: Math.round(start), length: Math.round(length) };
};

function clipAround(boxes: readonly Box[], window: { width: number; height: number }): Box {
  const x = around(
    Math.min(...boxes.map((box) => box.x)),
    Math.max(...boxes.map((box) => box.x + box.width)),
    least.width,
    most.width,
    window.width,
  );
  const y = around(
    Math.min(...boxes.map((box) => box.y)),
    Math.max(...boxes.map((box) => box.y + box.height)),
    least.height,
    most.height,
    window.height,
  );
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}

const isInside = (box: Box, clip: Box): boolean =>
  box.x >= clip.x &&
  box.y >= clip.y &&
  box.x + box.width <= clip.x + clip.width &&
  box.y + box.height <= clip.y + clip.height;

async function draw(page: Page, boxes: readonly Box[]): Promise<void> {
  await page.evaluate((places) => {
    for (const [index, { x, y, width, height }] of places.entries()) {
      const frame = document.createElement('div');
      frame.dataset.mark = '';
      frame.style.cssText = `position:fixed;left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px;box-sizing:border-box;border:3px solid #0b6b6b;border-radius:10px;z-index:99999;pointer-events:none`;
      const number = document.createElement('div');
      number.textContent = String(index + 1);
      number.style.cssText =
        'position:absolute;right:-13px;top:-13px;width:24px;height:24px;border-radius:12px;background:#0b6b6b;color:#fff;font:600 14px/24px sans-serif;text-align:center';
      frame.append(number);
      document.body.append(frame);
    }
  }, boxes);
}

/** Compact: the browser can write WebP, the test runner cannot. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.72).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(data, 'base64');
}

export interface MarkedPicture {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function takeMarkedPicture(page: Page, names: readonly string[]): Promise<MarkedPicture> {
  const found: Locator[] = [];
  for (const name of names) found.push(await findNamed(page, name));
  await found[0]?.scrollIntoViewIfNeeded();
  // Lists that come late move what is below them.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await found[0]?.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 20 || bottom > document.documentElement.clientHeight - 20)
      element.scrollIntoView({ block: 'center' });
  });
  const boxes: Box[] = [];
  for (const one of found) boxes.push(await boxOf(one));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = clipAround(boxes, window);
  const outside = names.filter((_, index) => !isInside(boxes[index] as Box, clip));
  if (outside.length > 0) throw new Error(`Too far apart for one picture: ${outside.join(', ')}`);
  await draw(page, boxes);
  const png = await page.screenshot({ clip, animations: 'disabled' });
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('[data-mark]')) frame.remove();
  });
  return { file: await toWebp(page, png), width: clip.width, height: clip.height };
}
