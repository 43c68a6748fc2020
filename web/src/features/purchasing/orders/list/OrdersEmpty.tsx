// Why there is nothing to see, and what to do next.
import { Button } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import type { ListedSection } from '../address.ts';

interface OrdersEmptyProps {
  section: ListedSection;
  /** The practice has orders, in the other section. */
  hasOthers: boolean;
}

export function OrdersEmpty({ section, hasOthers }: OrdersEmptyProps) {
  const { t } = useTranslation('orders');
  const others = section === 'open' ? t('empty.nothingOpen') : t('empty.nothingCompleted');
  return (
    <EmptyState
      guide="receive-delivery"
      title={t('empty.title')}
      pictures={['dosen', 'kanister', 'becher']}
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
      {hasOthers ? others : t('empty.text')}
    </EmptyState>
  );
}

/** Shown if there are orders but none matches the search and filters. */
export function NoHit({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <EmptyState
      title={t('empty.title')}
      pictures={['dosen', 'becher']}
      actions={
        <Button
          variant="default"
          leftSection={<IconFilterOff size={17} stroke={1.7} aria-hidden />}
          onClick={onReset}
        >
          {t('common:filter.reset')}
        </Button>
      }
    >
      {t('empty.noHit')}
    </EmptyState>
  );
}
