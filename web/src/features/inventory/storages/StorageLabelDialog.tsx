// The labels that stick on storages: how they look, and printing them by the way of this computer.
import { Button, Group, Modal } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { papers, rolls } from '@praxora/labels/sizes';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isWarning, LabelPicture, labelsKey, ProblemBox } from '../../../domain/inventory/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { drawnStorageLabel, type StorageLabel, usePrintStorageLabels } from './usePrintStorageLabels.ts';

interface StorageLabelDialogProps {
  storageIds: readonly number[];
  settings: PrintingDefaults;
  title: string;
  onClose: () => void;
}

export function StorageLabelDialog({ storageIds, settings, title, onClose }: StorageLabelDialogProps) {
  const { t } = useTranslation('common');
  // Asked for twice it makes nothing twice: a storage keeps its label.
  const { data, error } = useQuery({
    queryKey: [...labelsKey, 'storages', storageIds],
    queryFn: ({ signal }) =>
      callApi(labelCalls.storageLabels, { body: { storageIds: [...storageIds] } }, { signal }),
  });
  return (
    <Modal opened onClose={onClose} title={title} size={520} closeButtonProps={{ 'aria-label': t('close') }}>
      {data ? (
        <Labels labels={data} settings={settings} />
      ) : error ? (
        <div role="alert">
          <ApiErrorMessage error={error} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}

function Labels({ labels, settings }: { labels: readonly StorageLabel[]; settings: PrintingDefaults }) {
  const { t } = useTranslation(['inventory', 'labels']);
  const { problem, isBusy, isDone, print } = usePrintStorageLabels(settings, labels);
  const { way, paper, roll, zplSize } = settings;
  const size = way === 'pdf' ? papers[paper] : rolls[way === 'zpl' ? zplSize : roll];
  const [first] = labels;
  return (
    <div className="column gap-14">
      <p className="quiet">{t('storages.labelText')}</p>
      {first && (
        <div className="bg-tile bdrs-12 grid p-22-14 place-center">
          <LabelPicture label={drawnStorageLabel(first)} size={size} width={256} />
        </div>
      )}
      {problem && (
        <ProblemBox problem={problem}>
          {isWarning(problem) && (
            <Button size="xs" variant="subtle" onClick={() => void print({ isAnyway: true })}>
              {t('labels:problem.anyway')}
            </Button>
          )}
        </ProblemBox>
      )}
      <p className="quiet fz-note" role="status">
        {isDone && t('labels:print.done')}
      </p>
      <Group justify="flex-end" gap={8}>
        {way !== 'pdf' && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} stroke={1.7} aria-hidden />}
            onClick={() => void print({ way: 'pdf' })}
          >
            {t('labels:print.pdf')}
          </Button>
        )}
        <Button
          loading={isBusy}
          data-autofocus
          leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
          onClick={() => void print()}
        >
          {t('labels:print.all', { count: labels.length, number: labels.length })}
        </Button>
      </Group>
    </div>
  );
}
