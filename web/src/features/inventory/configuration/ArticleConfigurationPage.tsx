// New articles: from scratch, or from up to twelve products of the catalogue named in the address.
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useManufacturers, useUnits } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { emptyArticle } from './article-form.ts';
import { ChooseProducts } from './ChooseProducts.tsx';
import { toDraft } from './drafts.ts';
import { NewArticles } from './NewArticles.tsx';
import { mostArticles, slugsIn, valuesOfProduct } from './product-values.ts';

export function ArticleConfigurationPage() {
  const [search] = useSearchParams();
  const slugs = slugsIn(search.get('product'));
  const isFromScratch = search.has('new');
  if (slugs.length > mostArticles || (slugs.length === 0 && !isFromScratch))
    return <ChooseProducts linked={slugs} />;
  return <Prepared key={slugs.join()} slugs={slugs} backTo={orderIn(search.get('order'))} />;
}

/** Path of the order the user came from, to return there; null without one. */
function orderIn(text: string | null): string | null {
  const orderId = idInAddress(text);
  return orderId === null ? null : pathTo('order', { orderId });
}

function Prepared({ slugs, backTo }: { slugs: readonly string[]; backTo: string | null }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const units = useUnits();
  const manufacturers = useManufacturers();
  const products = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['catalog', 'product-by-slug', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(catalogCalls.getProductBySlug, { params: { slug } }, { signal }),
    })),
  });
  const queries = [units, manufacturers, ...products];
  if (queries.some(({ error }) => error)) {
    return (
      <ErrorState
        title={t('prepare.failedTitle')}
        titleLevel={1}
        onRetry={() => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch())}
      >
        {t('prepare.failedText')}
      </ErrorState>
    );
  }
  const loaded = products.flatMap(({ data }) => data ?? []);
  if (!units.data || !manufacturers.data || loaded.length < slugs.length) return <PageSkeleton />;
  const known = { units: units.data, manufacturers: manufacturers.data };
  const start =
    slugs.length === 0
      ? [toDraft('new', emptyArticle)]
      : loaded.map((product) => toDraft(product.slug, valuesOfProduct(product, language, known), product));
  return <NewArticles start={start} backTo={backTo} />;
}
