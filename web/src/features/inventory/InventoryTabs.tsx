// The way between the inventory's sections.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { useArticles, useStorages } from '../../lib/inventory/queries.ts';
import { defaultSavedArticleTab, pathTo } from '../../lib/paths.ts';
import classes from './InventoryTabs.module.css';

const sections = [
  { key: 'articles', text: 'tabs.articles', to: pathTo('inventory') },
  { key: 'saved', text: 'tabs.saved', to: pathTo('savedArticles', { tab: defaultSavedArticleTab }) },
  { key: 'storages', text: 'tabs.storages', to: pathTo('storages') },
  { key: 'recall', text: 'tabs.recall', to: pathTo('recall') },
] as const;

/** Everything the inventory holds, whatever is filtered. */
export const useWholeInventory = () => useArticles({ pageSize: 1 });

export function InventoryTabs({ current }: { current: (typeof sections)[number]['key'] }) {
  const { t } = useTranslation('inventory');
  const articles = useWholeInventory().data?.total;
  const storages = useStorages().data?.length;
  const counts: Partial<Record<(typeof sections)[number]['key'], number | undefined>> = {
    articles,
    storages,
  };
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {sections.map(({ key, text, to }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={key === current ? 'page' : undefined}>
          {t(text)}
          {counts[key] !== undefined && <span className="px-num">{formatNumber(counts[key] ?? 0, 0)}</span>}
        </Link>
      ))}
    </nav>
  );
}
