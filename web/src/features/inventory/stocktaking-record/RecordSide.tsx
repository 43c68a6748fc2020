// Beside the lines: the sheet to sign, who counted, and how it went.
import { Button } from '@mantine/core';
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Counters } from './Counters.tsx';
import { Course } from './Course.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { useRecordFile } from './useRecordFile.ts';

export function RecordSide({ record }: { record: StocktakingRecord }) {
  return (
    <div className="column gap-16 min-w-0">
      <SheetPanel record={record} />
      <Counters counters={record.counters} lines={record.lines} />
      <Course record={record} />
    </div>
  );
}

function SheetPanel({ record }: { record: StocktakingRecord }) {
  const { t } = useTranslation('inventory');
  const save = useRecordFile(record.id);
  return (
    <section className="panel p-16-18 column gap-10">
      <h2 className="fz-h3 m-0">{t('stocktaking.record.sheet.title')}</h2>
      <SheetPreview record={record} />
      <Button leftSection={<IconSignature size={18} aria-hidden />} onClick={() => save('pdf')}>
        {t('stocktaking.record.sheet.pdf')}
      </Button>
      <p className="quiet fz-note m-0">{t('stocktaking.record.sheet.note')}</p>
    </section>
  );
}
