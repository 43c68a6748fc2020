// Assortment: everything the practice has bought or keeps as an article, with the usual amount one click from the cart.
import { useTranslation } from 'react-i18next';
import { useAssortmentCounts } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { AssortmentList } from './AssortmentList.tsx';
import { ExportMenu } from './ExportMenu.tsx';

export function AssortmentPage() {
  // All translations of the page are loaded at once.
  const { t } = useTranslation(['assortment', 'routes', 'addToCart', 'units', 'stock', 'delivery']);
  const counts = useAssortmentCounts().data;
  const all = counts?.kinds.all ?? 0;
  return (
    <>
      <PageHeader
        place="assortment"
        title={t('routes:assortment')}
        actions={
          all > 0 && (
            <div className="phone-hidden">
              <ExportMenu />
            </div>
          )
        }
        facts={
          counts && (
            // A phone has the number below, and the first product is to be seen at once.
            <span className="phone-hidden">
              {t('facts', { count: all, number: formatNumber(all, 0) })}
              {counts.cheaper > 0 &&
                ` ${t('cheaperToday', { count: counts.cheaper, number: formatNumber(counts.cheaper, 0) })}`}
            </span>
          )
        }
      />
      <AssortmentList counts={counts} />
    </>
  );
}
