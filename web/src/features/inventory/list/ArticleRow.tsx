import { Checkbox, Skeleton } from '@mantine/core';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { manufacturerText } from '../../../domain/catalog/manufacturer.ts';
import { ExpiryDate } from '../../../domain/inventory/ExpiryDate.tsx';
import { StockScale } from '../../../domain/inventory/StockScale.tsx';
import { StockStatus } from '../../../domain/inventory/StockStatus.tsx';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import cells from './ArticleCells.module.css';
import classes from './ArticleList.module.css';
import type { ColumnName } from './columns.ts';
import { RowActions } from './RowActions.tsx';
import { Spark } from './Spark.tsx';

interface ArticleRowProps {
  article: ArticleListed;
  /** Its place in the whole table, the head being the first. */
  index: number;
  columns: readonly ColumnName[];
  isMarked: boolean;
  onMark: () => void;
}

export function ArticleRow({ article, index, columns, isMarked, onMark }: ArticleRowProps) {
  const { t } = useTranslation('inventory');
  return (
    <tr aria-rowindex={index} className={classes.row} data-marked={isMarked || undefined}>
      <td data-column="select">
        <Checkbox aria-label={t('select.one', { name: article.name })} checked={isMarked} onChange={onMark} />
      </td>
      <th scope="row" data-column="article">
        <div className={cells.article}>
          <ProductPicture category={article.picture} size={36} />
          <div className={cells.words}>
            <Link className={cells.name} to={pathTo('article', { articleId: article.id })}>
              {article.name}
            </Link>
            <span className={cells.maker}>
              {article.manufacturerNumber === ''
                ? manufacturerText(article.manufacturer)
                : t('list.manufacturerAndNumber', {
                    manufacturer: manufacturerText(article.manufacturer),
                    number: article.manufacturerNumber,
                  })}
              {article.isDiscontinued && <span className={cells.tag}>{t('list.discontinued')}</span>}
            </span>
          </div>
          {article.isDangerousGood && !article.hasSafetyDataSheet && (
            <IconFlask
              className={cells.noSheet}
              size={17}
              role="img"
              aria-label={t('list.noSheet')}
              title={t('list.noSheet')}
            />
          )}
        </div>
      </th>
      {columns.map((name) => (
        <td key={name} data-column={name}>
          <Cell name={name} article={article} />
        </td>
      ))}
      <td data-column="actions">
        <RowActions article={article} />
      </td>
    </tr>
  );
}

function Cell({ name, article }: { name: ColumnName; article: ArticleListed }): ReactNode {
  const { t } = useTranslation('inventory');
  const { unitName } = useUnitTexts();
  switch (name) {
    case 'storages':
      return <span className={cells.places}>{article.storages.join(' · ') || t('list.nowhere')}</span>;
    case 'status':
      return <StockStatus status={article.status} />;
    case 'stock':
      return (
        <div className={cells.stock}>
          <span className={cells.amount}>
            <b className="px-num">{formatNumber(article.stock, 0)}</b>{' '}
            <span>{unitName(article.countingUnit, article.stock)}</span>
          </span>
          <StockScale article={{ ...article, stock: article.totalStock }} width={72} />
        </div>
      );
    case 'expiry':
      return <ExpiryDate date={article.earliestExpiryDate} />;
    case 'use':
      return <Spark months={article.monthlyUse} />;
    case 'value':
      return <span className="px-num">{formatMoney(article.stockValueCents)}</span>;
    case 'costCenter':
      return <span className={cells.places}>{article.costCenter}</span>;
  }
}

/** Of a page that is on its way. */
export function WaitingRow({ cells }: { cells: number }) {
  return (
    <tr className={classes.row}>
      <td colSpan={cells} data-column="waiting">
        <Skeleton h={14} w="46%" />
      </td>
    </tr>
  );
}
