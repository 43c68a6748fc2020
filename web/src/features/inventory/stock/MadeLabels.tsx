import { Button, Modal } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog } from '../../../domain/inventory/index.ts';

/** The labels of what was booked, to be stuck on. */
interface MadeLabelsProps {
  stockId: number;
  name: string;
  labelIds: readonly string[];
  onClose: () => void;
}

export function MadeLabels({ stockId, name, labelIds, onClose }: MadeLabelsProps) {
  const { t } = useTranslation(['article', 'common']);
  const count = labelIds.length;
  const canPrint = useFeatures().data?.activateLabelPrinting === true;
  const [isPrinting, setPrinting] = useState(false);
  if (isPrinting) return <LazyPrintDialog source={{ stockId }} title={name} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('stock.labelsTitle', { count })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('stock.labelsText', { count })}</p>
      <ul className="wrap gap-6 plain-list m-8-0-0 mah-240 overflow-y-auto">
        {labelIds.map((id) => (
          <li className="bg-sunken bdrs-6 mono fz-fact p-3-8" key={id}>
            {id}
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant={canPrint ? 'default' : 'filled'}
          data-autofocus={!canPrint || undefined}
          onClick={onClose}
        >
          {t('stock.done')}
        </Button>
        {canPrint && (
          <Button
            data-autofocus
            leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
            onClick={() => setPrinting(true)}
          >
            {t('stock.printLabels', { count })}
          </Button>
        )}
      </div>
    </Modal>
  );
}
