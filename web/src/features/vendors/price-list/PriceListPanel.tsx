// A vendor's price list, read at the side of its form: file, columns, preview. It never holds up the form beside it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/page/Steps.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { PreviewStep, type TakeOver } from './PreviewStep.tsx';
import classes from './PriceListPanel.module.css';
import { type ListOwner, usePriceList } from './price-list.queries.ts';

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
