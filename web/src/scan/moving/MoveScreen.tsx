// Goods to another storage: their labels are scanned, then the storage's. Below it what storages lack, to be ticked off.
import type { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { IconArrowsExchange, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../lib/addresses.ts';
import { read } from '../lib/server.ts';
import questionClasses from '../screens/Questions.module.css';
import { ScanFrame } from '../screens/ScanFrame.tsx';
import footClasses from '../screens/WorkFoot.module.css';
import { useLookUp } from '../station/useLookUp.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CarryList } from './CarryList.tsx';
import type { KnownStorage } from './moves.ts';
import { type Moving, useMoving } from './useMoving.ts';

const askForStorages = (token: string) => read<typeof storageCalls.listStorages>(addresses.storages, token);

export function MoveScreen({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('scanModes');
  const storages = useLookUp('storages', askForStorages).kept?.data ?? [];
  const moving = useMoving(storages);
  const [isChoosing, setIsChoosing] = useState(false);
  const { goods, report } = moving;
  return (
    <ScanFrame
      title={t('move.title')}
      fact=""
      hint={t('move.hint')}
      report={report}
      onText={moving.take}
      onBack={onBack}
      isPaused={isChoosing}
    >
      <h2 className="fz-18 fw-620 p-12-0-4">{t('move.goods')}</h2>
      {goods.length === 0 ? (
        <p className="quiet fz-15 p-0-4-14">{t('move.none')}</p>
      ) : (
        <>
          <GoodsList moving={moving} />
          <div className={footClasses.foot}>
            <Button kind="filled" icon={IconArrowsExchange} onClick={() => setIsChoosing(true)}>
              {t('move.choose')}
            </Button>
          </div>
        </>
      )}
      <CarryList onBooked={moving.tell} />
      {isChoosing && (
        <StorageSheet
          storages={storages}
          onChoose={(storage) => {
            setIsChoosing(false);
            moving.book(storage);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </ScanFrame>
  );
}

function GoodsList({ moving: { goods, leaveOut } }: { moving: Moving }) {
  const { t } = useTranslation('scanModes');
  return (
    <ul>
      {goods.map(({ labelId, name, batchNumber, storageName }) => (
        <li key={labelId} className="row gap-12 line-bottom">
          <span className="rest anywhere">
            <span className="block fw-560">{name || labelId}</span>
            <span className="scan-second-line">{[batchNumber, storageName].filter(Boolean).join(' · ')}</span>
          </span>
          <IconButton
            icon={IconX}
            label={t('move.leave', { name: name || labelId })}
            onClick={() => leaveOut(labelId)}
          />
        </li>
      ))}
    </ul>
  );
}

interface StorageSheetProps {
  storages: readonly KnownStorage[];
  onChoose: (storage: KnownStorage) => void;
  onClose: () => void;
}

function StorageSheet({ storages, onChoose, onClose }: StorageSheetProps) {
  const { t } = useTranslation('scanModes');
  return (
    <Sheet title={t('move.where')} onClose={onClose}>
      {storages.length === 0 && <p className="quiet p-0-4-14">{t('move.noStorage')}</p>}
      <ul className="column gap-8">
        {storages.map((storage) => (
          <li key={storage.id}>
            <button type="button" className={questionClasses.choice} onClick={() => onChoose(storage)}>
              {storage.name}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
