// Practice's stock of the product about to be bought; where it is no article yet, the link to create one.
import { Group } from '@mantine/core';
import type { OwnArticle, ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { IconArrowRight, IconPackageImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, StockScale, StockStatus } from '../../../domain/inventory/index.ts';
import { OrderAmountButton } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { trackAddedToCart } from '../../../domain/shop/index.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './InYourPractice.module.css';

export function InYourPractice({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { article, slug } = product;
  return (
    <section className="column panel p-18 bg-sunken min-w-0" aria-labelledby="product-practice">
      <Group gap="4px 12px" justify="space-between">
        <h2 id="product-practice">{t('practice.title')}</h2>
        {article?.useInventory && <StockStatus status={article.status} />}
      </Group>
      {article?.useInventory && <Stock article={article} />}
      {article?.useInventory && <Order product={product} article={article} />}
      {!article?.useInventory && (
        <p className="quiet lh-150 mt-8 pretty">{t(article ? 'practice.notKept' : 'practice.none')}</p>
      )}
      {article ? (
        <Link
          className="phone-mt-4 phone-thumb inline-row gap-6 self-top c-primary fz-row fw-560 mt-12 mih-24 td-none hover-td-underline"
          to={pathTo('article', { articleId: article.id })}
        >
          {t('practice.open')}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </Link>
      ) : (
        <Permitted permission="editArticles">
          <Link
            className="phone-mt-4 phone-thumb inline-row gap-6 self-top c-primary fz-row fw-560 mt-12 mih-24 td-none hover-td-underline"
            to={pathTo('articleConfiguration', {}, { product: slug })}
          >
            <IconPackageImport size={17} stroke={1.7} aria-hidden />
            {t('configure')}
          </Link>
        </Permitted>
      )}
    </section>
  );
}

function Order({ product, article }: { product: ProductDetail; article: OwnArticle }) {
  const name = product.name[useLanguage()];
  const ordered = { id: article.id, productId: product.id, name };
  return (
    <OrderAmountButton
      onAdded={trackAddedToCart}
      article={ordered}
      offers={{ hash: '#product-offers' }}
      mt={14}
    />
  );
}

function Stock({ article }: { article: OwnArticle }) {
  const { t } = useTranslation('catalog');
  const { unitName } = useUnitTexts();
  const { stock, countingUnit, minimumStock, warningStock, idealStock } = article;
  const isWatched = article.status !== 'hidden';
  return (
    <>
      <p className="wrap gap-0-8 items-baseline quiet m-8-0-12">
        <span className="c-ink fz-display fw-620 lts-28 lh-110 px-num">{formatNumber(stock, 0)}</span>{' '}
        {unitName(countingUnit, stock)}
      </p>
      <StockScale article={article} height={8} />
      {/* The scale says the same in words. */}
      <div className="wrap gap-2-12 quiet fz-caption spread mt-8 px-num" aria-hidden>
        {isWatched && <span>{t('practice.minimum', { amount: formatNumber(minimumStock, 0) })}</span>}
        {warningStock > 0 && <span>{t('practice.warning', { amount: formatNumber(warningStock, 0) })}</span>}
        {idealStock > 0 && <span>{t('practice.ideal', { amount: formatNumber(idealStock, 0) })}</span>}
      </div>
      <dl className={`${classes.facts} auto-and-rest col-gap-16 grid fz-note m-14-0-0 row-gap-4`}>
        {article.storages.length > 0 && (
          <>
            <dt>{t('practice.storage')}</dt>
            <dd>{article.storages.join(', ')}</dd>
          </>
        )}
        <dt>{t('practice.expiry')}</dt>
        <dd>
          <ExpiryDate date={article.earliestExpiryDate} />
        </dd>
        {article.lastsUntil !== null && (
          <>
            <dt>{t('practice.lasts')}</dt>
            <dd className="px-num">{formatDate(article.lastsUntil)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
