// Labels printed from wherever they are met: a stock entry, an article, a storage, a selection.
import { Modal } from '@mantine/core';
import type { LabelList } from '@praxora/contract/inventory/label';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { LabelDesk } from './LabelDesk.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import classes from './PrintDialog.module.css';
import { type LabelSource, useLabels } from './queries.ts';
import { usePrinterSettings } from './settings.ts';
import { useLabelDesk } from './useLabelDesk.ts';

interface PrintDialogProps {
  source: LabelSource;
  /** Name of the goods the labels are for. */
  title: string;
  onClose: () => void;
}

export function PrintDialog({ source, title, onClose }: PrintDialogProps) {
  const { t } = useTranslation(['labels', 'common']);
  const { data, error, refetch } = useLabels(source);
  const printer = usePrinterSettings();
  return (
    <Modal
      opened
      onClose={onClose}
      size={1040}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {error && !data ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : !data || !printer ? (
        <PageSkeleton />
      ) : data.count === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Desk source={source} list={data} settings={printer.settings} />
      )}
    </Modal>
  );
}

function Desk(props: { source: LabelSource; list: LabelList; settings: PrintingDefaults }) {
  const desk = useLabelDesk({ ...props, startsAgain: true });
  return (
    <>
      <LabelDesk desk={desk} />
      <div className={`${classes.actions} wrap gap-8 line-top justify-end mt-16 pt-16`}>
        <PrintButtons desk={desk} />
      </div>
    </>
  );
}
