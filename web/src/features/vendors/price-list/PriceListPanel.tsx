// A vendor's price list, read at the side of its form: file, columns, preview. It never holds up the form beside it.
import { ActionIcon, Button } from '@mantine/core';
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Steps } from '../../../ui/page/Steps.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { PreviewStep, type TakeOver } from './PreviewStep.tsx';
import classes from './PriceListPanel.module.css';
import { type ListOwner, useDiscardPriceList, usePriceList } from './price-list.queries.ts';

/** The uploaded file. Nothing of the list was taken over yet, so discarding it needs no confirmation. */
function ChosenFile({ list, onDiscard }: { list: PriceList; onDiscard: () => void }) {
  const { t } = useTranslation('priceList');
  const discard = useDiscardPriceList(list);
  const matched = list.columns.filter(({ field }) => field !== null).length;
  return (
    <div className="row gap-12 bg-sunken line-bottom line-top p-12-18">
      <IconFileSpreadsheet className="c-primary flex-none" size={24} stroke={1.5} aria-hidden />
      <div className="rest lh-135">
        <div className="fz-note fw-560 lh-135 anywhere">{list.fileName}</div>
        <div className="px-num quiet fz-caption">
          {t('file.facts', {
            lines: t('file.lines', { count: list.counts.lines, number: formatNumber(list.counts.lines, 0) }),
            columns: t('file.columns', { count: matched }),
          })}
        </div>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('file.discard', { file: list.fileName })}
        loading={discard.isBusy}
        onClick={() => {
          onDiscard();
          void discard.run();
        }}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface PriceListPanelProps {
  vendorId: ListOwner;
  /** Action on the prices by the button under the preview. */
  takeOver: TakeOver;
}

export function PriceListPanel({ vendorId, takeOver }: PriceListPanelProps) {
  const { t } = useTranslation('priceList');
  const { data: list, error, refetch } = usePriceList(vendorId);
  const [wantsColumns, setWantsColumns] = useState(false);
  // Without a price there is nothing to preview.
  const isMatching = !!list && (wantsColumns || !list.columns.some(({ field }) => field === 'price'));
  return (
    <div className="column gap-16 min-w-0">
      <section className="bd-line bdrs-panel overflow-hidden" aria-labelledby="price-list">
        <div className={`${classes.head} p-18-18-16`}>
          <h2 id="price-list">{t('title')}</h2>
          <p className="quiet fz-note m-3-0-16">{t('formats')}</p>
          <Steps
            isNarrow
            label={t('step.label')}
            steps={[t('step.file'), t('step.columns'), t('step.preview')]}
            at={!list ? 0 : isMatching ? 1 : 2}
          />
        </div>
        {error ? (
          <div className="column gap-10 items-top p-0-18-18" role="alert">
            <p>{t('failed')}</p>
            <Button variant="default" size="xs" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : !list ? (
          <FileStep vendorId={vendorId} isReady={list === null} onRead={() => setWantsColumns(true)} />
        ) : (
          <>
            <ChosenFile list={list} onDiscard={takeOver.onReset} />
            {isMatching ? (
              <ColumnsStep key={list.id} list={list} onNext={() => setWantsColumns(false)} />
            ) : (
              <PreviewStep
                key={list.id}
                list={list}
                takeOver={takeOver}
                onBack={() => {
                  takeOver.onReset();
                  setWantsColumns(true);
                }}
              />
            )}
          </>
        )}
      </section>
      <p className={`${classes.how} quiet fz-note lh-155 p-0-4`}>
        <b>{t('how.title')}</b>
        {t('how.text')}
      </p>
    </div>
  );
}
