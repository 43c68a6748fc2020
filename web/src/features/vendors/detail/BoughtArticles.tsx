// The articles bought at a vendor, the largest sum first.
import { Group } from '@mantine/core';
import type { VendorPurchases } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './Purchases.module.css';

type Bought = VendorPurchases['articles'][number];

export function BoughtArticles({ articles }: { articles: readonly Bought[] }) {
  const { t } = useTranslation('vendor');
  const language = useLanguage();
  const columns: Column<Bought>[] = [
    {
      key: 'article',
      head: t('bought.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: (article) => <Article article={article} />,
    },
    {
      key: 'quantity',
      head: t('bought.quantity'),
      align: 'figure',
      cell: ({ quantity, packText }) => (
        <>
          {formatNumber(quantity, 0)}
          <div className="c-ink-3 fz-caption">{packText[language]}</div>
        </>
      ),
    },
    {
      key: 'last',
      head: t('bought.last'),
      align: 'digits',
      cell: ({ lastBoughtAt }) => <span className="quiet fz-note nowrap">{formatDate(lastBoughtAt)}</span>,
    },
    {
      key: 'price',
      head: t('bought.price'),
      align: 'figure',
      cell: ({ lastPriceCents }) => formatMoney(lastPriceCents),
    },
    {
      key: 'change',
      head: t('bought.change'),
      align: 'figure',
      cell: (article) => <PriceChange article={article} />,
    },
    {
      key: 'sum',
      head: t('bought.sum'),
      align: 'figure',
      cell: ({ netCents }) => <b>{formatMoney(netCents)}</b>,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={articles}
      keyOf={({ productId, name }) => productId ?? name.de}
      label={t('bought.articles')}
      isInset
      phone="cards"
    />
  );
}

function Article({ article }: { article: Bought }) {
  const language = useLanguage();
  const { articleId, productId, picture, manufacturer, manufacturerNumber } = article;
  const name = article.name[language];
  const to =
    articleId !== null
      ? pathTo('article', { articleId })
      : productId !== null
        ? pathTo('product', { productId })
        : null;
  return (
    <Group gap={10} wrap="nowrap">
      <ProductPicture category={picture} size={34} />
      <div className="lh-130 min-w-0">
        {to === null ? (
          <span className={`${classes.name} c-ink block fw-560 td-none`}>{name}</span>
        ) : (
          <Link className={`${classes.name} c-ink block fw-560 td-none`} to={to}>
            {name}
          </Link>
        )}
        <span className="c-ink-3 block fz-caption">
          {[manufacturerText(manufacturer), manufacturerNumber].filter((word) => word !== '').join(' · ')}
        </span>
      </div>
    </Group>
  );
}

/** The last price against the first one of these months. */
function PriceChange({ article: { firstPriceCents, lastPriceCents, orderCount } }: { article: Bought }) {
  const { t } = useTranslation('vendor');
  const percent = firstPriceCents > 0 ? ((lastPriceCents - firstPriceCents) / firstPriceCents) * 100 : 0;
  const text = formatNumber(Math.abs(percent), 1, 1);
  if (orderCount < 2) return <span className="quiet fz-note nowrap">–</span>;
  if (text === '0,0') return <span className="quiet fz-note nowrap">{t('bought.unchanged')}</span>;
  return <span className="quiet fz-note nowrap">{`${percent < 0 ? '−' : '+'} ${text} %`}</span>;
}
