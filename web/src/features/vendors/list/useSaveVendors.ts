import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/files.ts';
import { vendorsCsv } from './vendors-csv.ts';

/** With the mark by which a spreadsheet knows the encoding. */
const byteOrderMark = '\uFEFF';

export function useSaveVendors(): (vendors: readonly VendorListed[]) => Promise<void> {
  const { t } = useTranslation(['vendors', 'routes']);
  const heads = [
    t('column.vendor'),
    t('file.customerNumber'),
    t('file.own'),
    t('column.favorite'),
    t('column.purchasing'),
    t('sort.rating'),
    t('file.shipping'),
    t('file.freeFrom'),
    t('file.surcharge'),
    t('file.surchargeBelow'),
    t('file.discount'),
    t('file.spending'),
    t('column.lastOrder'),
    t('file.promised'),
    t('file.real'),
  ];
  return (vendors) => {
    const words = { heads, yes: t('file.yes'), no: t('file.no'), never: t('file.never') };
    const text = byteOrderMark + vendorsCsv(vendors, words);
    return saveFile(
      () => Promise.resolve(new Blob([text], { type: 'text/csv;charset=utf-8' })),
      `${t('routes:vendors')}.csv`,
    );
  };
}
