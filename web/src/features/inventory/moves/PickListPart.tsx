// What has to be carried where so that each storage has its target amounts: ticked off, booked, printed.
import { Button, Checkbox, Group } from '@mantine/core';
import { type Carry, moveCalls, type PickList } from '@praxora/contract/inventory/moves.calls';
import { IconArrowsExchange, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { useMoves, usePickList } from './moves.queries.ts';

const keyOf = ({ stockId, to }: Carry): string => `${stockId} ${to.id}`;

export function PickListPart() {
  const { t } = useTranslation('inventory');
  const [storageId, setStorageId] = useState<number | null>(null);
  const { data, error, refetch } = usePickList(storageId);
  return (
    <section className="maw-1080" aria-labelledby="pick-list">
      <h2 id="pick-list" className="fz-title m-0">
        {t('moves.list.title')}
      </h2>
      {error && !data ? (
        <ErrorState title={t('moves.list.failed')} onRetry={() => void refetch()}>
          {t('moves.list.failedText')}
        </ErrorState>
      ) : !data ? (
        <PageSkeleton />
      ) : data.storages.length === 0 ? (
        <p className="quiet">{t('moves.list.noTargets')}</p>
      ) : (
        <>
          <Group gap={8} className="m-8-0-12">
            <FilterChoice
              label={t('moves.to')}
              choices={data.storages.map(({ id, name }) => ({ value: id, text: name }))}
              value={storageId}
              onChange={setStorageId}
            />
            <PrintList storageId={storageId} />
          </Group>
          <Carries key={data.carries.map(keyOf).join()} list={data} />
        </>
      )}
    </section>
  );
}

function PrintList({ storageId }: { storageId: number | null }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const print = () =>
    void saveFile(
      () =>
        downloadApi(moveCalls.downloadPickList, {
          query: { language, ...(storageId === null ? {} : { storageId }) },
        }),
      `${t('moves.list.file')}.pdf`,
    ).catch(notifyRefusal);
  return (
    <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={print}>
      {t('moves.list.print')}
    </Button>
  );
}

function Carries({ list: { carries, missing } }: { list: PickList }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const moves = useMoves();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = carries.filter((carry) => !left.has(keyOf(carry)));
  const toggle = (key: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <>
      {carries.length === 0 && <p className="quiet">{t('moves.list.nothing')}</p>}
      <ul className="plain-list">
        {carries.map((carry) => (
          <li key={keyOf(carry)} className="line-bottom p-8-0">
            <Checkbox
              checked={!left.has(keyOf(carry))}
              onChange={() => toggle(keyOf(carry))}
              label={t('moves.list.carry', {
                amount: amountText(carry.amount, carry.unit),
                name: carry.articleName,
              })}
              description={[
                t('moves.list.way', { from: carry.from.name, to: carry.to.name }),
                carry.batchNumber,
                carry.expirationDate && formatDate(carry.expirationDate),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h3 className="fz-h3 mt-14">{t('moves.list.missing')}</h3>
          <ul className="plain-list">
            {missing.map((one) => (
              <li key={`${one.articleId} ${one.to.id}`} className="p-6-0 anywhere">
                {t('moves.list.carry', { amount: amountText(one.amount, one.unit), name: one.articleName })}{' '}
                <span className="quiet">{one.to.name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Permitted permission="bookStock">
        {carries.length > 0 && (
          <Button
            mt={16}
            disabled={chosen.length === 0}
            loading={moves.isBusy}
            leftSection={<IconArrowsExchange size={17} aria-hidden />}
            onClick={() =>
              void moves.run(chosen.map(({ stockId, to, amount }) => ({ stockId, storageId: to.id, amount })))
            }
          >
            {t('moves.list.book', { count: chosen.length })}
          </Button>
        )}
      </Permitted>
    </>
  );
}
