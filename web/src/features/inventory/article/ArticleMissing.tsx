// While there is no article to show: it loads, it failed, or there is none.
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/paths.ts';
import { MissingPage } from '../../../ui/page/MissingPage.tsx';

interface ArticleMissingProps {
  /** Null: the address names no article at all. */
  articleId: number | null;
  /** Null: it is on its way. */
  error: unknown;
  onRetry: () => void;
}

export function ArticleMissing({ articleId, error, onRetry }: ArticleMissingProps) {
  const { t } = useTranslation(['article', 'routes']);
  return (
    <MissingPage
      isUnnamed={articleId === null}
      error={error}
      onRetry={onRetry}
      heading={t('routes:article')}
      list={{ label: t('routes:inventory'), to: pathTo('inventory'), action: t('missing.toInventory') }}
      pictures={['dosen', 'flasche']}
      missing={{ title: t('missing.title'), text: t('missing.text') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
    />
  );
}
