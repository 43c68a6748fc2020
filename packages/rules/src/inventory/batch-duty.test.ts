import { expect, test } from 'vitest';
import { missedDuties } from './batch-duty.ts';

const both = { hasBatchObligation: true, hasExpiryDateObligation: true };
const none = { hasBatchObligation: false, hasExpiryDateObligation: false };

test.each([
  [none, '', null, []],
  [both, 'L1', '2027-01-31', []],
  [both, '', null, ['BATCH_REQUIRED', 'EXPIRY_REQUIRED']],
  [both, '  ', '2027-01-31', ['BATCH_REQUIRED']],
  [{ ...none, hasExpiryDateObligation: true }, '', null, ['EXPIRY_REQUIRED']],
  [{ ...none, hasBatchObligation: true }, '', null, ['BATCH_REQUIRED']],
])('%o with batch "%s" and expiry %s misses %o', (duties, batchNumber, expirationDate, codes) => {
  expect(missedDuties(duties, { batchNumber, expirationDate }).map(({ code }) => code)).toEqual(codes);
});
