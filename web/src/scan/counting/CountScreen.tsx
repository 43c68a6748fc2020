// Stocktaking on the device: which storage, then its labels. Beginning one needs the network once; counting does not.
import type { Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { addresses, stocktakingAddress } from '../lib/addresses.ts';
import { askServer, Refused, read } from '../lib/server.ts';
import { PickList, PickRow } from '../screens/PickList.tsx';
import { type LookUp, useLookUp } from '../station/useLookUp.ts';
import { StorageCount } from './StorageCount.tsx';

const askForStorages = (token: string) => read<typeof storageCalls.listStorages>(addresses.storages, token);
const askForCounts = (token: string) =>
  read<typeof stocktakingCalls.listStocktakings>(addresses.stocktakings, token);

export function CountScreen({ onBack }: { onBack: () => void }) {
  const [storageId, setStorageId] = useState<number | null>(null);
  const toList = () => setStorageId(null);
  if (storageId === null) return <StorageList onBack={onBack} onStorage={setStorageId} />;
  return <OpenedCount key={storageId} storageId={storageId} onBack={toList} />;
}

interface StorageListProps {
  onBack: () => void;
  onStorage: (storageId: number) => void;
}

function StorageList({ onBack, onStorage }: StorageListProps) {
  const { t } = useTranslation('scanModes');
  const storages = useLookUp('storages', askForStorages);
  const counts = useLookUp('stocktakings', askForCounts);
  const openOf = (storageId: number) =>
    counts.kept?.data.find((one) => one.storageId === storageId && one.state === 'open');
  const all = storages.kept?.data ?? [];
  return (
    <PickList
      title={t('count.title')}
      question={all.length === 0 && storages.kept ? t('count.none') : t('count.which')}
      lookUp={storages}
      onBack={onBack}
    >
      <ul>
        {all.map(({ id, name, articleCount }) => {
          const open = openOf(id);
          return (
            <PickRow
              key={id}
              name={name}
              facts={[t('count.articles', { count: articleCount })]}
              mark={open ? t('count.goOn', { counted: open.countedCount, all: open.lineCount }) : null}
              onPick={() => onStorage(id)}
            />
          );
        })}
      </ul>
    </PickList>
  );
}

/** The open count of the storage, or a new one: the server says which. */
async function startCount(storageId: number, token: string): Promise<Stocktaking> {
  const answer = await askServer({
    method: 'POST',
    path: addresses.stocktakings,
    body: { storageId },
    key: newIdempotencyKey(),
    token,
  });
  if (answer.status !== 200) throw new Refused(answer);
  return (answer.body as { data: Stocktaking }).data;
}

function OpenedCount({ storageId, onBack }: { storageId: number; onBack: () => void }) {
  const { t } = useTranslation('scanModes');
  // Looked at again, it is the same count: one that a colleague has ended does not begin anew by itself.
  const count: LookUp<Stocktaking> = useLookUp(`count-${storageId}`, (token) =>
    count.kept
      ? read<typeof stocktakingCalls.getStocktaking>(stocktakingAddress(count.kept.data.id), token)
      : startCount(storageId, token),
  );
  if (count.kept) return <StorageCount kept={count.kept} again={count.again} onBack={onBack} />;
  return (
    <PickList title={t('count.title')} question="" lookUp={count} onBack={onBack}>
      <p>{t('loading')}</p>
    </PickList>
  );
}
