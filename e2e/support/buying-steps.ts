// The steps that buying takes, counted; and ten products to buy.
import { expect, type Locator, type Page } from '@playwright/test';

export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** A step: a click, a tap, a pasted text, or a key press: each letter that is typed is one. */
export function counting() {
  let steps = 0;
  const count = <Result>(done: Promise<Result>, more = 1): Promise<Result> => {
    steps += more;
    return done;
  };
  return {
    steps: () => steps,
    click: (what: Locator) => count(what.click()),
    type: (field: Locator, text: string) => count(typeWhereFocused(field, text), text.length),
    paste: async (field: Locator, text: string) => {
      await expect(field).toBeFocused();
      await count(paste(field, text));
    },
  };
}

/** Letter by letter; getting into the field would be a step of its own. */
async function typeWhereFocused(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await field.page().keyboard.type(text, { delay: 30 });
}

/** As little of its name as the suggestions answer to. */
export const firstLetters = ({ name }: Product): string => name.en.slice(0, 4);

export interface Product {
  readonly id: number;
  readonly manufacturerNumber: string;
  readonly name: { readonly en: string };
  readonly offers: readonly { readonly availability: string; readonly minimumQuantity: number }[];
}

/** Sold one by one, each with a number that no other product has, and a name that begins like none of the others. */
export async function tenProducts(page: Page): Promise<Product[]> {
  const products: Product[] = [];
  for (let id = 120; products.length < 10; id += 7) {
    const { data } = await (await page.request.get(`/pro/catalog/product/${id}`)).json();
    const isSold = data.offers.some(
      ({ availability, minimumQuantity }: Product['offers'][number]) =>
        availability === 'available' && minimumQuantity === 1,
    );
    const isLike = (other: Product) => firstLetters(other) === firstLetters(data);
    if (isSold && data.manufacturerNumber !== '' && !products.some(isLike)) products.push(data);
  }
  return products;
}
