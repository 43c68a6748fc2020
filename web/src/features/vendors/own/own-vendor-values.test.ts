import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import { expect, test } from 'vitest';
import { issuesByField } from '../../../lib/forms.tsx';
import { isNameTaken, newVendor, toBody, toTerms } from './own-vendor-values.ts';

const problems = (wish: Partial<ReturnType<typeof newVendor>>) =>
  issuesByField(
    ownVendorCalls.createOwnVendor.body ?? expect.fail(),
    toBody({ ...newVendor('DE'), ...wish }),
  ).map(({ field, code }) => `${field}: ${code}`);

test('only the name is needed, and the e-mail once orders go there', () => {
  expect(problems({})).toEqual(['name: REQUIRED_FIELD']);
  expect(problems({ name: 'Kronara' })).toEqual([]);
  expect(problems({ name: 'Kronara', transmission: 'email' })).toEqual(['email: EMAIL_REQUIRED']);
  expect(problems({ name: 'Kronara', email: 'bestellung@' })).toEqual(['email: EMAIL_FORMAT']);
  expect(problems({ name: 'Kronara', transmission: 'email', email: 'a@kronara.example' })).toEqual([]);
});

test('what is empty does not fall due; never free is a choice of its own', () => {
  const terms = { shipping: 5.5, surcharge: 3.5, surchargeBelow: 40 };
  const values = { ...newVendor('DE'), ...terms };
  expect(toBody(newVendor('DE')).ownTerms).toBeNull();
  expect(toTerms(newVendor('DE'))).toMatchObject({ shippingCents: 0, surchargeCents: 0 });
  expect(toTerms({ ...values, freeFrom: 120 })).toEqual({
    shippingCents: 550,
    freeShippingFromCents: 12_000,
    surchargeCents: 350,
    surchargeBelowCents: 4000,
  });
  expect(toBody({ ...values, isNeverFree: true, freeFrom: 120 }).ownTerms).toMatchObject({
    freeShippingFromCents: 'never',
  });
  expect(toTerms({ ...values, isNeverFree: true }).freeShippingFromCents).toBeNull();
});

test('a name is taken however it is written, but not by the vendor itself', () => {
  const vendors = [{ id: 7, name: 'Weserkontor Dental' }];
  expect(isNameTaken(' weserkontor DENTAL ', vendors, null)).toBe(true);
  expect(isNameTaken('Weserkontor Dental', vendors, 7)).toBe(false);
  expect(isNameTaken('Weserkontor', vendors, null)).toBe(false);
});
