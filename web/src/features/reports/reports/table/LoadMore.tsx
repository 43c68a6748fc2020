import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';

interface LoadMoreProps {
  loaded: number;
  total: number;
  isBusy: boolean;
  onMore: () => void;
}

/** Under the table: how much of it is there, and the way to the rest. */
export function LoadMore({ loaded, total, isBusy, onMore }: LoadMoreProps) {
  const { t } = useTranslation('reports');
  if (total === 0) return null;
  const figures = { loaded: formatNumber(loaded, 0), total: formatNumber(total, 0) };
  return (
    <div className="row spread gap-12 quiet fz-note m-12-0-24">
      <span className="px-num" role="status">
        {t('loaded', figures)}
      </span>
      {loaded < total && (
        <Button variant="default" loading={isBusy} onClick={onMore}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}
