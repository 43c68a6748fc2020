import { UnstyledButton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog } from '../../../domain/inventory/index.ts';
import classes from './BulkBar.module.css';

/** Labels of so many articles are printed at once. */
const most = 200;

export function PrintSelection({ articleIds }: { articleIds: readonly number[] }) {
  const { t } = useTranslation('inventory');
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const [isOpen, setOpen] = useState(false);
  const printed = articleIds.slice(0, most);
  if (!isOn) return null;
  return (
    <>
      <UnstyledButton
        className={`${classes.action} row gap-6 bdrs-8 c-inherit fz-note p-8-11 nowrap fw-560`}
        onClick={() => setOpen(true)}
      >
        <IconPrinter size={17} stroke={1.7} aria-hidden />
        {t('bulk.labels')}
      </UnstyledButton>
      {isOpen && (
        <LazyPrintDialog
          source={{ articleIds: printed }}
          title={t('bulk.labelsOf', { count: printed.length })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
