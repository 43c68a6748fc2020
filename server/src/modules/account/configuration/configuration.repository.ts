// SQL of the dated VAT rates.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface VatRateRow extends Columns<'vat_rate', 'country' | 'vat_class' | 'valid_from'> {
  readonly percent: number;
}

export const listVatRates = (tx: Tx): Promise<VatRateRow[]> =>
  tx.rows<VatRateRow>(
    'select country, vat_class, valid_from, percent::float8 as percent from vat_rate order by country, vat_class, valid_from',
  );
