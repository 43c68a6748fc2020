// The line under the inventory's title: how many articles, in how many storages, and what they are worth.
import { useTranslation } from 'react-i18next';
import {
  useArticlesCount,
  useStorages,
  useValueTexts,
  useWholeInventory,
} from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { comingFacts } from '../../../ui/page/PageHeader.tsx';

export function InventoryFacts() {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  const { data: whole } = useWholeInventory();
  const { data: count = whole?.total } = useArticlesCount();
  const { data: storages } = useStorages();
  // The line keeps its place until its figures are there.
  if (!whole || count === undefined || !storages) return comingFacts;
  return t('facts.all', {
    articles: t('facts.articles', { count, number: formatNumber(count, 0) }),
    storages: t('facts.storages', { count: storages.length, number: formatNumber(storages.length, 0) }),
    value: sumText(whole.stockValueCents, whole.unpricedArticles),
  });
}
