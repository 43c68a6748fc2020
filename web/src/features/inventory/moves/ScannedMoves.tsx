// Goods whose labels were scanned, on their way to a storage: chosen here, or scanned as the last label.
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowsExchange, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StorageSelect } from '../stock/StorageSelect.tsx';
import { useMoves } from './moves.queries.ts';
import { type ScannedGoods, useScannedGoods } from './useScannedGoods.ts';

export function ScannedMoves() {
  const { t } = useTranslation('inventory');
  const [storageId, setStorageId] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const moves = useMoves();
  const carry = async (to: number, goods: readonly ScannedGoods[]) => {
    if (goods.length === 0) return setStorageId(to);
    const done = await moves.run(goods.map(({ labelId }) => ({ labelId, storageId: to })));
    if (done) scanned.clear();
  };
  const scanned = useScannedGoods({ onStorage: (to, goods) => void carry(to, goods) });
  return (
    <section className="panel p-16-18 column gap-12 maw-1080 mb-28" aria-labelledby="scanned-moves">
      <h2 id="scanned-moves" className="fz-title m-0">
        {t('moves.scan.title')}
      </h2>
      <p className="quiet m-0">{t('moves.scan.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') scanned.readText(typed.trim());
          setTyped('');
        }}
      >
        <TextInput
          label={t('moves.scan.field')}
          className="maw-360"
          maxLength={60}
          data-keeps-codes
          value={typed}
          error={scanned.refused}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <ul className="plain-list" aria-live="polite">
        {scanned.goods.map(({ labelId, name, batchNumber }) => (
          <li key={labelId} className="row spread gap-12 p-6-0 line-bottom">
            <span className="min-w-0 anywhere">
              {name} <span className="quiet mono fz-note">{batchNumber || labelId}</span>
            </span>
            <ActionIcon
              size="lg"
              aria-label={t('moves.scan.remove', { name })}
              onClick={() => scanned.remove(labelId)}
            >
              <IconX size={17} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className="maw-360">
        <StorageSelect label={t('moves.to')} value={storageId} onChange={setStorageId} />
      </div>
      <div className="flex">
        <Button
          disabled={storageId === null || scanned.goods.length === 0}
          loading={moves.isBusy}
          leftSection={<IconArrowsExchange size={17} aria-hidden />}
          onClick={() => storageId !== null && void carry(storageId, scanned.goods)}
        >
          {t('moves.scan.book', { count: scanned.goods.length })}
        </Button>
      </div>
    </section>
  );
}
