// All rows that are removed after some time: one list for the housekeeping job and for the documentation.
import { accountRetention } from './modules/account/index.ts';
import { inventoryRetention } from './modules/inventory/index.ts';
import { purchasingRetention } from './modules/purchasing/index.ts';
import { reportsRetention } from './modules/reports/index.ts';
import { shopRetention } from './modules/shop/index.ts';
import { systemRetention } from './modules/system/index.ts';
import { vendorsRetention } from './modules/vendors/index.ts';
import { writePositionRetention } from './platform/database/replica.retention.ts';
import { platformRetention, type Retention } from './platform/jobs/clean-up.ts';
import { rateLimitRetention } from './platform/rate-limit.ts';

export const retention: readonly Retention[] = [
  ...platformRetention,
  rateLimitRetention,
  writePositionRetention,
  ...systemRetention,
  ...accountRetention,
  ...vendorsRetention,
  ...inventoryRetention,
  ...purchasingRetention,
  ...shopRetention,
  ...reportsRetention,
];
