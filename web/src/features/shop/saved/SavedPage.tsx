// Products to come back to: bought before, noted on the watchlist, looked at last.
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { InventoryTabs } from '../../../domain/inventory/index.ts';
import {
  defaultSavedArticleTab,
  pathTo,
  type SavedArticleTab,
  savedArticleTabs,
} from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Paging, readPage } from '../../../ui/page/Paging.tsx';
import { SavedEmpty } from './SavedEmpty.tsx';
import { SavedGrid, SavedGridSkeleton } from './SavedGrid.tsx';
import classes from './SavedPage.module.css';
import { savedPageSize, useSavedArticles } from './saved.queries.ts';

const tabNames = {
  previouslyPurchased: 'tabs.previouslyPurchased',
  watchlist: 'tabs.watchlist',
  recentlyViewed: 'tabs.recentlyViewed',
} as const;

export function SavedPage() {
  const { t } = useTranslation(['saved', 'priceAlerts', 'routes', 'addToCart', 'delivery']);
  const navigate = useNavigate();
  const { tab: wanted } = useParams();
  const tab = savedArticleTabs.find((known) => known === wanted);
  if (!tab) return <Navigate to={pathTo('savedArticles', { tab: defaultSavedArticleTab })} replace />;

  return (
    <>
      <PageHeader title={t('routes:savedArticles')} />
      <InventoryTabs current="saved" />
      <Tabs
        value={tab}
        onChange={(next) => next && void navigate(pathTo('savedArticles', { tab: next }))}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs}>
          {savedArticleTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(tabNames[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {savedArticleTabs.map((one) => (
          <Tabs.Panel key={one} value={one} className="pt-20">
            <SavedTab tab={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function SavedTab({ tab }: { tab: SavedArticleTab }) {
  const { t } = useTranslation('saved');
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get('page'));
  const { data, error, refetch, isPlaceholderData } = useSavedArticles(tab, page - 1);

  if (error) {
    return (
      <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (!data) return <SavedGridSkeleton />;
  if (data.total === 0) return <SavedEmpty tab={tab} />;
  const pages = Math.ceil(data.total / savedPageSize);
  // The list became shorter since the address was made.
  if (page > pages) return <Navigate to={{ search: `?page=${pages}` }} replace />;

  return (
    <>
      <p className="quiet fz-note mb-14">{t('count', { count: data.total })}</p>
      <div aria-busy={isPlaceholderData}>
        <SavedGrid tab={tab} items={data.items} />
      </div>
      <Paging
        page={page}
        pages={pages}
        onPage={(next) => {
          setSearch(next === 1 ? {} : { page: String(next) });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
