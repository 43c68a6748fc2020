import { Button, Group } from '@mantine/core';
import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { useMonthName } from './useMonthName.ts';

const formats = [
  { format: 'datev', text: 'DATEV', extension: 'zip' },
  { format: 'csv', text: 'CSV', extension: 'csv' },
  { format: 'xlsx', text: 'XLSX', extension: 'xlsx' },
] as const;

/** The files of a month that was handed over. */
export function HandoverFiles({ id, month }: { id: number; month: string }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const monthName = useMonthName();
  return (
    <Group gap={6}>
      {formats.map(({ format, text, extension }) => (
        <Button
          key={format}
          variant="default"
          size="compact-sm"
          aria-label={t('adviser.file', { format: text, month: monthName(month) })}
          onClick={() =>
            void saveFile(
              () =>
                downloadApi(invoiceAccountingCalls.downloadHandover, {
                  params: { handoverId: id },
                  query: { format, language },
                }),
              `${text}-${month}.${extension}`,
            ).catch(notifyRefusal)
          }
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
