// The way between the inventory's sections.
import { useTranslation } from 'react-i18next';
import { defaultSavedArticleTab, pathTo } from '../../../lib/paths.ts';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { useStorages, useWholeInventory } from './queries.ts';

const sections = [
  { key: 'articles', text: 'tabs.articles', to: pathTo('inventory') },
  { key: 'catalog', text: 'tabs.catalog', to: pathTo('inventoryCatalog') },
  { key: 'saved', text: 'tabs.saved', to: pathTo('savedArticles', { tab: defaultSavedArticleTab }) },
  { key: 'storages', text: 'tabs.storages', to: pathTo('storages') },
  { key: 'expiry', text: 'tabs.expiry', to: pathTo('expiry') },
  { key: 'recall', text: 'tabs.recall', to: pathTo('recall') },
  { key: 'dangerousGoods', text: 'tabs.dangerousGoods', to: pathTo('dangerousGoods') },
] as const;

export function InventoryTabs({ current }: { current: (typeof sections)[number]['key'] }) {
  const { t } = useTranslation('inventory');
  const articles = useWholeInventory().data?.total;
  const storages = useStorages().data?.length;
  const counts: Partial<Record<(typeof sections)[number]['key'], number | undefined>> = {
    articles,
    storages,
  };
  return (
    <SectionTabs
      label={t('tabs.label')}
      tabs={sections.map(({ key, text, to }) => ({ key, text: t(text), to, count: counts[key] }))}
      current={current}
    />
  );
}
