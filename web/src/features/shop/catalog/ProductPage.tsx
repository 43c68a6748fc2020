// A product with everything that helps to decide where to buy it.

import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useProduct } from './catalog.queries.ts';
import head from './ProductHead.module.css';
import classes from './ProductSkeleton.module.css';
import { ProductView } from './ProductView.tsx';

// The shape of a product page; like every skeleton it shows itself only after 150 ms.
const rows = ['vendor', 'price', 'tiers', 'stock', 'shipping', 'total'];

function ProductSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="appear" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h={13} w={260} maw="80%" mb={16} />
      <div className={`${head.root} grid gap-28 mt-14`}>
        <Skeleton className={classes.picture} radius={16} />
        <Stack gap={12}>
          <Skeleton h={28} w="62%" />
          <Skeleton h={14} w="44%" />
          <Skeleton h={11} w="70%" mt={14} />
          <Skeleton h={11} w="58%" />
          <Skeleton h={11} w="66%" />
        </Stack>
        <Skeleton className="h-full mih-120" radius={14} />
      </div>
      <Skeleton h={18} w={220} mt={32} mb={20} />
      <div className="panel">
        {rows.map((row) => (
          <div key={row} className={`${classes.row} line-between items-center grid gap-24 h-62 p-0-18`}>
            <Skeleton h={11} w={90} />
            <Skeleton h={13} w="60%" />
            <Skeleton h={13} w="54%" />
            <Skeleton h={13} w="58%" />
          </div>
        ))}
      </div>
    </div>
  );
}

function ProductMissing() {
  const { t } = useTranslation(['catalog', 'routes']);
  return (
    <>
      <PageHeader title={t('routes:product')} crumb={[{ label: t('routes:search'), to: pathTo('search') }]} />
      <EmptyState
        title={t('missing.title')}
        pictures={['dosen', 'flasche']}
        actions={
          <Button
            component={Link}
            to={pathTo('search')}
            variant="default"
            leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
          >
            {t('missing.toShop')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </>
  );
}

export function ProductPage() {
  const { t } = useTranslation([
    'catalog',
    'priceAlerts',
    'addToCart',
    'delivery',
    'stock',
    'units',
    'common',
  ]);
  const productId = idInAddress(useParams().productId);
  const { data: product, error, refetch } = useProduct(productId);

  if (product) return <ProductView key={product.id} product={product} />;
  if (productId === null || isNotFound(error)) {
    return <ProductMissing />;
  }
  if (error) {
    return (
      <ErrorState title={t('failed.title')} titleLevel={1} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  return <ProductSkeleton />;
}
