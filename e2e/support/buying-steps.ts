// The steps that buying takes, counted; and ten products to buy.
import type { Locator, Page } from '@playwright/test';

export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** A step: a click, a tap, a key press, or a number or name that is typed, pasted or scanned as one. */
export function counting(page: Page) {
  let moves = 0;
  const one = <Result>(done: Promise<Result>): Promise<Result> => {
    moves += 1;
    return done;
  };
  return {
    moves: () => moves,
    click: (what: Locator) => one(what.click()),
    type: (field: Locator, text: string) => one(field.fill(text)),
    press: (key: string) => one(page.keyboard.press(key)),
    paste: (field: Locator, text: string) => one(paste(field, text)),
  };
}

export interface Product {
  readonly id: number;
  readonly manufacturerNumber: string;
  readonly name: { readonly en: string };
  readonly offers: readonly { readonly availability: string; readonly minimumQuantity: number }[];
}

/** Sold one by one, each with a number that no other product has. */
export async function tenProducts(page: Page): Promise<Product[]> {
  const products: Product[] = [];
  for (let id = 120; products.length < 10; id += 7) {
    const { data } = await (await page.request.get(`/pro/catalog/product/${id}`)).json();
    const isSold = data.offers.some(
      ({ availability, minimumQuantity }: Product['offers'][number]) =>
        availability === 'available' && minimumQuantity === 1,
    );
    if (isSold && data.manufacturerNumber !== '') products.push(data);
  }
  return products;
}
