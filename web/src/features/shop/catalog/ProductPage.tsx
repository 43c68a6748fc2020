// A product with everything that helps to decide where to buy it.

import { Button } from '@mantine/core';
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
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

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
  const { t } = useTranslation(['catalog', 'addToCart', 'delivery', 'stock', 'units', 'common']);
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
