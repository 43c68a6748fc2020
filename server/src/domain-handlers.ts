// Connects the domains where a lower one has to reach an upper one: the upper one's handler runs in the lower one's transaction.
import { registerErasureHandler, registerSetUp } from './modules/account/index.ts';
import { ensureFirstCostCenter, moveArticlesToManufacturer } from './modules/inventory/index.ts';
import { clearNotes, clearVendorChoice } from './modules/purchasing/index.ts';
import { eraseReportsOfUser, recordDownload } from './modules/reports/index.ts';
import { registerDownloadHandler, registerManufacturerMerge } from './modules/system/index.ts';
import { registerVendorClearing } from './modules/vendors/index.ts';

export function registerDomainHandlers(): void {
  registerErasureHandler(eraseReportsOfUser);
  registerSetUp('costCenters', ensureFirstCostCenter);
  registerVendorClearing(clearNotes);
  registerVendorClearing(clearVendorChoice);
  registerDownloadHandler(recordDownload);
  registerManufacturerMerge(moveArticlesToManufacturer);
}
