// A product with everything that helps to decide where to buy it.
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useProduct } from './catalog.queries.ts';
import { ProductMissing } from './ProductMissing.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

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
