import { useTranslation } from 'react-i18next';
import type { Flag } from '../../../lib/marketplace/product-hit.ts';

/** Names of the yes/no filters in the user's language. */
export function useFlagTexts(): Readonly<Record<Flag, string>> {
  const { t } = useTranslation('search');
  return {
    inStock: t('filters.flags.inStock'),
    bought: t('filters.flags.bought'),
    stocked: t('filters.flags.stocked'),
    dangerous: t('filters.flags.dangerous'),
  };
}
