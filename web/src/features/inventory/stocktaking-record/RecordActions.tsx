import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRecordFile } from './useRecordFile.ts';

export function RecordActions({ stocktakingId }: { stocktakingId: number }) {
  const { t } = useTranslation('inventory');
  const save = useRecordFile(stocktakingId);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={17} aria-hidden />}
        onClick={() => save('csv')}
      >
        {t('stocktaking.record.sheet.csv')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('stocktaking.record.print')}
      </Button>
    </>
  );
}
