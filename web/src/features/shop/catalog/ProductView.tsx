import { Stack } from '@mantine/core';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { useNoteViewed } from './catalog.queries.ts';
import { OffersSection } from './OffersSection.tsx';
import { OtherPacks } from './OtherPacks.tsx';
import { PriceHistorySection } from './PriceHistorySection.tsx';
import { ProductHead } from './ProductHead.tsx';
import classes from './ProductView.module.css';
import { SimilarProducts } from './SimilarProducts.tsx';

export function ProductView({ product }: { product: ProductDetail }) {
  useNoteViewed(product.id);
  const { otherPacks, similar } = product;
  return (
    <Stack gap={32}>
      <ProductHead product={product} />
      <OffersSection product={product} />
      <div className={otherPacks.length > 0 ? `${classes.columns} grid gap-20` : ''}>
        <PriceHistorySection product={product} />
        {otherPacks.length > 0 && <OtherPacks product={product} />}
      </div>
      {similar.length > 0 && <SimilarProducts products={similar} />}
    </Stack>
  );
}
