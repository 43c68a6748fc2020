// What mends a refusal: the setting that is missing, the page on which it is made, or the guide that explains it.
import type { ErrorCode } from '@praxora/contract/errors';
import { hasPermission, type Permission } from '@praxora/contract/shared/permissions';
import type { MissingSetting } from '../missing-settings.ts';
import type { RouteKey } from '../paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';

type ByCode<Value> = Partial<Readonly<Record<ErrorCode, Value>>>;

const settings: ByCode<MissingSetting> = {
  NO_DELIVERY_ADDRESS: 'deliveryAddress',
  NO_BILLING_ADDRESS: 'billingAddress',
};

const permissions: Readonly<Record<MissingSetting, Permission>> = {
  deliveryAddress: 'manageSettings',
  billingAddress: 'manageSettings',
  colleague: 'manageUsers',
};

export const mendingPages: ByCode<RouteKey> = {
  ROLE_NOT_ALLOWED: 'accountAccess',
  TWO_STEP_REQUIRED: 'twoStepDuty',
  TWO_STEP_OFF: 'accountAccess',
  APPROVER_NEEDED: 'approvalSettings',
  SCAN_APP_OFF: 'appStore',
  API_TOKENS_OFF: 'appStore',
  ADDRESS_IN_USE: 'directory',
  STORAGE_GONE: 'storages',
  PRINTER_NOT_ALLOWED: 'printerSettings',
  PRINTER_NOT_REACHED: 'printerSettings',
};

/** Guides of the help centre by the error whose cause they explain. */
export const explainingGuides: ByCode<string> = {
  STOCK_INPUT_USED: 'take-back',
  NOT_ENOUGH_STOCK: 'correct-stock',
  STORAGE_NOT_EMPTY: 'storages',
  UNIT_LOCKED: 'configure-article',
  LABEL_PLACEMENT_LOCKED: 'configure-article',
  STOCK_LEFT_IN_ARTICLE: 'correct-stock',
  LABEL_USED: 'scan-and-remove',
  LABEL_USED_UP: 'scan-and-remove',
  LABEL_LOST: 'print-labels',
  NO_VENDOR_OFFERS: 'find-products',
  OFFER_NOT_VALID: 'cart-and-order',
  COUNTED_MEANWHILE: 'stocktaking',
  COST_CENTER_IN_USE: 'cost-centers',
  WARNING_NOT_ABOVE_MINIMUM: 'thresholds',
  IDEAL_NOT_ABOVE_MINIMUM: 'thresholds',
  IDEAL_NOT_ABOVE_WARNING: 'thresholds',
  DEVICE_BLOCKED: 'pair-device',
  SAMPLE_PRACTICE: 'sample-practice',
  BLOCKED_RECALL: 'block-batches',
  BLOCKED_DAMAGED: 'block-batches',
  BLOCKED_QUARANTINE: 'block-batches',
  NO_SHELF_LIFE_OPENED: 'opened-packages',
};

export const missingSetting = (error: unknown): MissingSetting | null =>
  error instanceof ApiError && error.code !== null ? (settings[error.code] ?? null) : null;

export function mayAdd(setting: MissingSetting): boolean {
  const role = sessionStore.get().user?.role;
  return role !== undefined && hasPermission(role, permissions[setting]);
}
