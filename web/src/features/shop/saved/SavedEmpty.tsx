// Says how products get onto this tab, and leads there.
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo, type SavedArticleTab } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

const texts = {
  previouslyPurchased: {
    title: 'empty.previouslyPurchased.title',
    text: 'empty.previouslyPurchased.text',
    pictures: ['prophylaxe', 'einweg', 'hygiene'],
  },
  watchlist: {
    title: 'empty.watchlist.title',
    text: 'empty.watchlist.text',
    pictures: ['endo', 'fuellung'],
  },
  recentlyViewed: {
    title: 'empty.recentlyViewed.title',
    text: 'empty.recentlyViewed.text',
    pictures: ['paro', 'kanuelen'],
  },
} as const;

export function SavedEmpty({ tab }: { tab: SavedArticleTab }) {
  const { t } = useTranslation('saved');
  const { title, text, pictures } = texts[tab];
  return (
    <EmptyState
      guide={tab === 'watchlist' ? 'price-alerts' : 'assortment'}
      title={t(title)}
      pictures={pictures}
      actions={
        <Button
          component={Link}
          to={pathTo('search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        >
          {t('empty.toShop')}
        </Button>
      }
    >
      {t(text)}
    </EmptyState>
  );
}
