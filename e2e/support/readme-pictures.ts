// The pictures of the README, taken with those of the guides: two screens, and the way of goods from order to shelf on a phone.
import { expect, type Page } from '@playwright/test';
import { scan } from './scan.ts';
import { knowsArticle } from './scan-device.ts';
import type { say } from './texts.ts';

type Say = ReturnType<typeof say>;

export interface ReadmePicture {
  readonly name: string;
  readonly at: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly before?: (page: Page, t: Say) => Promise<void>;
  /** Taken by a paired handheld. */
  readonly isHandheld?: true;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 720 };

const openOrder = async (page: Page): Promise<void> => {
  await page.locator('#content').getByText('Depotia').first().click();
  await expect(page.getByRole('heading', { name: 'Depotia' }).first()).toBeVisible();
};

/** The package of a product that lies in stock. */
async function scanPackage(page: Page, t: Say): Promise<void> {
  await knowsArticle(page, 'Artinova');
  await scan(page, '2900300000312');
  await page.getByRole('button', { name: t('scanApp:choose.firstExpiry') }).click();
  await expect(page.getByRole('button', { name: t('scanApp:result.undo') })).toBeVisible();
}

export const readmePictures: readonly ReadmePicture[] = [
  { name: 'optimizer', at: '/cart/optimizer/1', size: desk },
  { name: 'receive', at: '/orders', size: desk, before: openOrder },
  { name: 'strip-order', at: '/cart', size: phone },
  { name: 'strip-receive', at: '/orders', size: phone, before: openOrder },
  { name: 'strip-scan', at: '/scan', size: phone, before: scanPackage, isHandheld: true },
];
