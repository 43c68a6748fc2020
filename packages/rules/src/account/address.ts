// Rules of an address: the same in the form and on the server. Rows written before these rules stay as they are.
import { isPhoneNumber } from './phone-number.ts';
import { plainVatId, vatIdFault } from './vat-id.ts';

interface CheckedAddress {
  readonly country: string;
  readonly postcode: string;
  readonly phone: string;
  readonly mobile: string;
  readonly fax: string;
  readonly vatId: string;
}

export interface AddressFault {
  readonly field: Exclude<keyof CheckedAddress, 'country'>;
  readonly code:
    | 'POSTCODE_DE'
    | 'POSTCODE_AT'
    | 'INCORRECT_VALUE'
    | 'PHONE_FORM'
    | 'VAT_ID_FORM'
    | 'VAT_ID_CHECK_DIGIT';
}

/** Where an operator delivers to other countries, their postcodes have letters too. */
const anyPostcode = /^[0-9A-Za-z][0-9A-Za-z -]{1,10}[0-9A-Za-z]$/;
const anyVatId = /^[A-Z]{2,3}[0-9A-Z]{2,15}$/;

const postcodes = [
  { country: 'DE', form: /^\d{5}$/, code: 'POSTCODE_DE' },
  { country: 'AT', form: /^\d{4}$/, code: 'POSTCODE_AT' },
] as const;

/** In the order of the fields of the form; empty: nothing is wrong. */
export function addressFaults(address: CheckedAddress): AddressFault[] {
  const faults: (AddressFault | null)[] = [
    postcodeFault(address),
    ...(['phone', 'mobile', 'fax'] as const).map((field) => phoneFault(address, field)),
    vatFault(address),
  ];
  return faults.filter((fault) => fault !== null);
}

function postcodeFault({ country, postcode }: CheckedAddress): AddressFault | null {
  const rule = postcodes.find((one) => one.country === country) ?? {
    form: anyPostcode,
    code: 'INCORRECT_VALUE',
  };
  return rule.form.test(postcode.trim()) ? null : { field: 'postcode', code: rule.code };
}

function phoneFault(address: CheckedAddress, field: 'phone' | 'mobile' | 'fax'): AddressFault | null {
  const text = address[field].trim();
  return text === '' || isPhoneNumber(text) ? null : { field, code: 'PHONE_FORM' };
}

function vatFault({ country, vatId }: CheckedAddress): AddressFault | null {
  const plain = plainVatId(vatId);
  if (plain === '') return null;
  const isElsewhere = postcodes.every((one) => one.country !== country);
  if (isElsewhere && !/^(DE|AT)/.test(plain) && anyVatId.test(plain)) return null;
  const code = vatIdFault(plain);
  return code && { field: 'vatId', code };
}
