// Faulty rows are left out together, identical ones are one question, and what is left out can be downloaded and corrected.
import { Button, Group } from '@mantine/core';
import { type ArticleImport, articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { IconCopyOff, IconDownload, IconRowRemove } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { useLeaveOut } from './import.queries.ts';

export function LeaveOut({ draft: { id, counts } }: { draft: ArticleImport }) {
  const { t } = useTranslation('articleImport');
  const language = useLanguage();
  const leaveOut = useLeaveOut(id);
  const text = (count: number) => ({ count, number: formatNumber(count, 0) });
  const download = () =>
    void saveFile(
      () =>
        downloadApi(articleImportCalls.downloadLeftOutRows, {
          params: { importId: id },
          query: { format: 'xlsx', language },
        }),
      t('leaveOut.fileName'),
    ).catch(notifyRefusal);
  if (counts.wrong + counts.leftOut + counts.repeated === 0) return null;
  return (
    <Group gap={8} className="mb-12">
      {counts.wrong > 0 && (
        <Button
          variant="default"
          loading={leaveOut.isBusy}
          leftSection={<IconRowRemove size={17} aria-hidden />}
          onClick={() => void leaveOut.run('wrong')}
        >
          {t('leaveOut.wrong', text(counts.wrong))}
        </Button>
      )}
      {counts.repeated > 0 && (
        <Button
          variant="default"
          loading={leaveOut.isBusy}
          leftSection={<IconCopyOff size={17} aria-hidden />}
          onClick={() => void leaveOut.run('repeated')}
        >
          {t('leaveOut.repeated', text(counts.repeated))}
        </Button>
      )}
      {counts.wrong + counts.leftOut > 0 && (
        <Button variant="subtle" leftSection={<IconDownload size={17} aria-hidden />} onClick={download}>
          {t('leaveOut.download', text(counts.wrong + counts.leftOut))}
        </Button>
      )}
    </Group>
  );
}
