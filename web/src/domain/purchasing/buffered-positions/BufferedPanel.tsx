// Panel of buffered positions, to take over or discard, one by one or all that are shown.
import { Button, Drawer, Skeleton } from '@mantine/core';
import {
  type BufferedPosition,
  bufferedPositionCalls,
} from '@praxora/contract/purchasing/buffered-positions.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useInCart } from '../cart/queries.ts';
import classes from './BufferedPanel.module.css';
import { BufferedRow } from './BufferedRow.tsx';
import { bufferedKey } from './count.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { useTakeOver } from './useTakeOver.ts';

// Queries of the positions buffered for the cart.
/** Buffered positions, always fetched fresh: a colleague may have been quicker. */
const useBufferedPositions = () =>
  useQuery({
    queryKey: [...bufferedKey, 'list'],
    queryFn: ({ signal }) => callApi(bufferedPositionCalls.listBufferedPositions, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

interface BufferedPanelProps {
  addressId: number | undefined;
  onClose: () => void;
}

export function BufferedPanel({ addressId, onClose }: BufferedPanelProps) {
  const { t } = useTranslation(['bufferedPositions', 'common']);
  const { data: positions, isError, refetch } = useBufferedPositions();
  const takeOver = useTakeOver(addressId);
  const inCart = useInCart();
  const [discarding, setDiscarding] = useState<readonly BufferedPosition[]>([]);

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44, iconSize: 22 }}
    >
      {isError && !positions && (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      )}
      {!positions && !isError && <Skeleton height={72} />}
      {positions?.length === 0 && <p className="quiet fz-note p-8-0">{t('none')}</p>}
      <ul className="plain-list">
        {positions?.map((position) => (
          <BufferedRow
            key={position.id}
            position={position}
            inCart={inCart.get(position.productId) ?? 0}
            isBusy={takeOver.isBusy}
            onTakeOver={() => void takeOver.run([position])}
            onDiscard={() => setDiscarding([position])}
          />
        ))}
      </ul>
      {positions && positions.length > 1 && (
        <div
          className={`${classes.foot} wrap gap-8 items-center line-top bottom-0 justify-end m-16--16--16 sticky`}
        >
          <Button variant="subtle" color="ink" onClick={() => setDiscarding(positions)}>
            {t('discardAll')}
          </Button>
          <Button loading={takeOver.isBusy} onClick={() => void takeOver.run(positions)}>
            {t('takeAll', { count: positions.length })}
          </Button>
        </div>
      )}
      {discarding.length > 0 && <DiscardDialog positions={discarding} onClose={() => setDiscarding([])} />}
    </Drawer>
  );
}
