// The list for the authority and the data for implant cards, as files.
import { Button } from '@mantine/core';
import { treatmentCalls } from '@praxora/contract/inventory/treatment.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import classes from './Recall.module.css';

type Choice = Pick<QueryOf<typeof treatmentCalls.downloadTreatments>, 'content' | 'format'>;

export function TreatmentFiles({ batchNumber }: { batchNumber: string }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const save = ({ content, format }: Choice) =>
    void saveFile(
      () =>
        downloadApi(treatmentCalls.downloadTreatments, {
          query: { batchNumber, content, format, language },
        }),
      `${batchNumber}.${format}`,
    ).catch(notifyRefusal);
  const files = [
    { text: t('recall.treatments.authorityPdf'), content: 'authority', format: 'pdf' },
    { text: t('recall.treatments.cardsPdf'), content: 'implantCards', format: 'pdf' },
    { text: t('recall.treatments.csv'), content: 'authority', format: 'csv' },
  ] as const;
  return (
    <span className={`${classes.print} wrap gap-8 ml-auto`}>
      {files.map(({ text, ...choice }) => (
        <Button
          key={text}
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => save(choice)}
        >
          {text}
        </Button>
      ))}
    </span>
  );
}
