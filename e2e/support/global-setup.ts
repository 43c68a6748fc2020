// Starts the built product with demo data on a database of its own, logs each demo user in once, cleans up afterwards.
import { ensureBrowser } from '../../scripts/checks/browser.mjs';
import { announceProduct } from './running.ts';
import { searchReady } from './search-ready.ts';
import { saveSessions } from './sessions.ts';
import { startProduct } from './start-product.ts';

async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBrowser();
  const product = await startProduct();
  announceProduct(product);
  try {
    await saveSessions(product.url);
    await searchReady(product.url);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product.stop;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a setup file's default export.
export default globalSetup;
