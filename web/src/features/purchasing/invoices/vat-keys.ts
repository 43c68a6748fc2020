// Keys of input VAT as they are typed: `19: 9, 7: 8`.
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';

type VatKeys = NonNullable<InvoiceAccounting['settings']>['vatKeys'];

/** What is no pair of a rate and a key comes back as a rate that the contract refuses, so that the field says so. */
export const readVatKeys = (text: string): VatKeys =>
  text
    .split(/[;\n]|,\s/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, rate = '-1', key = ''] = /^(\d+(?:[.,]\d+)?)\s*%?\s*[:=]\s*(\d{1,4})$/.exec(pair) ?? [];
      return { percent: Number(rate.replace(',', '.')), key };
    });

export const writeVatKeys = (keys: VatKeys): string =>
  keys.map(({ percent, key }) => `${percent}: ${key}`).join(', ');
