// New articles: from scratch, or from up to twelve products of the catalogue named in the address.
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useArticle, useManufacturers, useUnits } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { ArticleMissing } from '../article/ArticleMissing.tsx';
import { emptyArticle, valuesOfArticle } from './article-form.ts';
import { ChooseProducts } from './ChooseProducts.tsx';
import { toDraft } from './drafts.ts';
import { NewArticles } from './NewArticles.tsx';
import { mostArticles, slugsIn, valuesOfProduct } from './product-values.ts';
import { useTemplates } from './templates.queries.ts';
import { copyArticle, withTemplate } from './templates.ts';

export function ArticleConfigurationPage() {
  const [search] = useSearchParams();
  const slugs = slugsIn(search.get('product'));
  const copied = idInAddress(search.get('copy'));
  const isFromScratch = search.has('new');
  if (copied !== null) return <Copied key={copied} articleId={copied} />;
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
  const templates = useTemplates();
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
  // Templates are a help: without them the usual defaults stand.
  if (!units.data || !manufacturers.data || templates.isPending || loaded.length < slugs.length)
    return <PageSkeleton />;
  const known = { units: units.data, manufacturers: manufacturers.data };
  const start =
    slugs.length === 0
      ? [toDraft('new', emptyArticle)]
      : loaded.map((product) => {
          const values = valuesOfProduct(product, language, known);
          const top = product.category?.top.id;
          const template = templates.data?.find(({ categoryId }) => categoryId === top);
          return toDraft(product.slug, template ? withTemplate(values, template.values) : values, product);
        });
  return <NewArticles start={start} backTo={backTo} />;
}

/** A new article that begins with everything an existing one has. */
function Copied({ articleId }: { articleId: number }) {
  const { t } = useTranslation('article');
  const article = useArticle(articleId);
  const units = useUnits();
  if (!article.data || !units.data)
    return article.error || units.error ? (
      <ArticleMissing
        articleId={articleId}
        error={article.error ?? units.error}
        onRetry={() => void Promise.all([article.refetch(), units.refetch()])}
      />
    ) : (
      <PageSkeleton />
    );
  const values = valuesOfArticle(article.data);
  const copy = copyArticle(values, t('copy.name', { name: values.name }).slice(0, 200));
  // What stands there is new, even where nothing is changed.
  return <NewArticles start={[toDraft('copy', copy)]} backTo={null} />;
}
