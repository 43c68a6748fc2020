// What can be done with an open count beside counting: pause it, hand it over, discard it.
import { Button, Menu, Select } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { IconDots, IconPlayerPause, IconPrinter, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { countKeys } from './stocktaking.queries.ts';

interface SessionMenuProps {
  count: Stocktaking;
  onDiscard: () => void;
}

export function SessionMenu({ count: { id, storageName, pausedAt }, onDiscard }: SessionMenuProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [isHandingOver, setHandingOver] = useState(false);
  const pause = useChange({
    call: () => callApi(stocktakingCalls.pauseStocktaking, { params: { stocktakingId: id } }),
    success: () => t('stocktaking.paused'),
    after: () => navigate(pathTo('stocktaking')),
    refetch: countKeys(id),
  });
  return (
    <>
      {pausedAt === null && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={17} aria-hidden />}
          loading={pause.isBusy}
          onClick={() => void pause.run()}
        >
          {t('stocktaking.pause')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={17} aria-hidden />}>
            {t('stocktaking.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
            {t('stocktaking.print')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconUserShare size={17} aria-hidden />}
            onClick={() => setHandingOver(true)}
          >
            {t('stocktaking.handOver.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={17} aria-hidden />} onClick={onDiscard}>
            {t('stocktaking.discard')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isHandingOver && (
        <HandOver stocktakingId={id} storageName={storageName} onClose={() => setHandingOver(false)} />
      )}
    </>
  );
}

interface HandOverProps {
  stocktakingId: number;
  storageName: string;
  onClose: () => void;
}

function HandOver({ stocktakingId, storageName, onClose }: HandOverProps) {
  const { t } = useTranslation('inventory');
  const [userId, setUserId] = useState<string | null>(null);
  const { data: colleagues = [] } = useQuery({
    queryKey: [...inventoryKey, 'count-colleagues'],
    queryFn: ({ signal }) => callApi(stocktakingCalls.listCountColleagues, {}, { signal }),
  });
  const handOver = useChange({
    call: (id: number) =>
      callApi(stocktakingCalls.handOverStocktaking, { params: { stocktakingId }, body: { userId: id } }),
    success: () => t('stocktaking.handOver.done'),
    refetch: countKeys(stocktakingId),
  });
  return (
    <FormDialog
      title={t('stocktaking.handOver.title', { storage: storageName })}
      action={t('stocktaking.handOver.action')}
      onSubmit={async () => (userId === null ? false : handOver.send(Number(userId)))}
      onClose={onClose}
    >
      <Select
        label={t('stocktaking.handOver.field')}
        data={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={userId}
        onChange={setUserId}
        nothingFoundMessage={t('stocktaking.handOver.none')}
        searchable
        required
        data-autofocus
      />
    </FormDialog>
  );
}
