// SQL of the dated VAT rates.
import type { Tx } from '../../../platform/database/tx.ts';

interface VatRateRow extends Record<string, unknown> {
  readonly country: string;
  readonly vat_class: 'fullTax' | 'reducedTax';
  readonly valid_from: string;
  readonly percent: number;
}

export const listVatRates = (tx: Tx): Promise<VatRateRow[]> =>
  tx.rows<VatRateRow>(
    'select country, vat_class, valid_from, percent::float8 as percent from vat_rate order by country, vat_class, valid_from',
  );
