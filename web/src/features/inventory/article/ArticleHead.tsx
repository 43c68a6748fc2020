import { Group } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import {
  IconArchive,
  IconBarcode,
  IconBoxOff,
  IconBuildingBank,
  IconCalendarDue,
  IconChevronRight,
  IconFlask,
  IconQrcode,
  IconTag,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StockStatus, useCostCenters } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { StepBack } from '../../../ui/feedback/StepBack.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import headerClasses from '../../../ui/page/PageHeader.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import classes from './ArticleHead.module.css';

export function ArticleHead({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation(['article', 'routes', 'common']);
  const { amountText, unitName } = useUnitTexts();
  // Until it is known, an article with one is shown with it: what came later would move the page.
  const usesCostCenters = useCostCenters()?.length !== 0;
  const { orderUnit, countingUnit, packagingInformation, labelConfiguration, documentation } = article;
  const countsContents = labelConfiguration.unitToCount === 'CONSUMPTION_UNIT';
  const facts = [
    manufacturerText(article.manufacturer),
    article.manufacturerNumber,
    countsContents &&
      t('head.packHolds', {
        pack: amountText(1, orderUnit),
        contents: amountText(packagingInformation.consumptionUnitCount, article.consumptionUnit),
      }),
    t('head.countedIn', { unit: unitName(countingUnit, 2) }),
  ].filter(Boolean);
  const flags = [
    !article.useInventory && { key: 'nonInventory', icon: IconBoxOff, text: t('flags.nonInventory') },
    article.isDiscontinued && { key: 'discontinued', icon: IconArchive, text: t('flags.discontinued') },
    article.isCustom && { key: 'own', icon: IconTag, text: t('flags.own') },
    documentation.hasBatchObligation && { key: 'batch', icon: IconBarcode, text: t('stock.batch') },
    documentation.hasExpiryDateObligation && {
      key: 'expiry',
      icon: IconCalendarDue,
      text: t('stock.expiry'),
    },
    article.isDangerousGood && { key: 'dangerous', icon: IconFlask, text: t('identity.dangerous') },
    article.permanentLabelId !== null && {
      key: 'label',
      icon: IconQrcode,
      text: t('flags.shelfLabel', { id: article.permanentLabelId }),
    },
    usesCostCenters &&
      article.costCenter !== null && { key: 'cost', icon: IconBuildingBank, text: article.costCenter },
  ].filter((flag) => flag !== false);

  return (
    <header>
      <nav aria-label={t('common:breadcrumb')}>
        <ol className={`${headerClasses.crumb} wrap gap-6 items-center plain-list m-0-0-8 c-ink-3 fz-note`}>
          <li>
            <Link to={pathTo('inventory')}>{t('routes:inventory')}</Link>
            <IconChevronRight size={14} aria-hidden />
          </li>
          <li aria-current="page">{article.name}</li>
        </ol>
      </nav>
      <Group gap="16px 20px">
        <ProductPicture category={article.picture} size={84} />
        <div className="basis-320 min-w-0 anywhere">
          <Group gap="4px 12px">
            <h1>{article.name}</h1>
            {article.status !== 'hidden' && <StockStatus status={article.status} pill />}
            <StepBack place="inventory" />
          </Group>
          <p className="quiet mt-5">{facts.join(' · ')}</p>
          {flags.length > 0 && (
            <ul className={`${classes.flags} wrap gap-6 plain-list m-8-0-0`}>
              {flags.map(({ key, icon: Icon, text }) => (
                <li key={key}>
                  <Icon size={15} stroke={1.7} aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ArticleActions article={article} />
      </Group>
    </header>
  );
}
