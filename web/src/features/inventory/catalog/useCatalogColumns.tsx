import { Anchor } from '@mantine/core';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';

type CatalogArticle = DataOf<typeof articleCalls.listCatalogArticles>['items'][number];

export function useCatalogColumns(): Column<CatalogArticle>[] {
  const { t } = useTranslation('inventory');
  return [
    {
      key: 'article',
      head: t('catalog.column.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: ({ articleId, articleName }) => (
        <Anchor component={Link} to={pathTo('article', { articleId })} c="var(--px-ink)" fw={560}>
          {articleName}
        </Anchor>
      ),
    },
    {
      key: 'offers',
      head: t('catalog.column.offers'),
      align: 'figure',
      cell: ({ productId, articleName, offerCount }) => (
        <Anchor
          component={Link}
          to={pathTo('product', { productId })}
          aria-label={t('catalog.offersOf', { count: offerCount, name: articleName })}
        >
          {t('catalog.offers', { count: offerCount, number: formatNumber(offerCount, 0) })}
        </Anchor>
      ),
    },
    {
      key: 'price',
      head: t('catalog.column.price'),
      align: 'figure',
      cell: ({ lowestPriceCents }) =>
        lowestPriceCents === null ? t('catalog.noPrice') : formatMoney(lowestPriceCents),
    },
  ];
}
