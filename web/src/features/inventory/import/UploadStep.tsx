// The file, by choosing or dropping; and templates for those who have none yet.
import { Anchor, Progress } from '@mantine/core';
import { articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { acceptedFiles } from '@praxora/rules/shared/file-formats';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { uploadApi } from '../../../lib/api/api.ts';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { FinishedImports } from './FinishedImports.tsx';
import { useShowImport } from './import.queries.ts';
import { useTransfer } from './transfer.ts';
import classes from './UploadStep.module.css';

const accepted = acceptedFiles('articles');
/** The server refuses more; whoever chose it shall not wait for it to be sent. */
const mostBytes = 10 * 1024 * 1024;

export function UploadStep({ onUploaded }: { onUploaded: () => void }) {
  const { t } = useTranslation('articleImport');
  const show = useShowImport();
  const { saveTemplate } = useTransfer();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function upload(file: File) {
    setFailure(null);
    if (file.size > mostBytes) {
      setFailure({ code: 'BODY_TOO_LARGE', params: {}, message: '' });
      return;
    }
    setSent(0);
    try {
      await show(await uploadApi(articleImportCalls.uploadImport, { body: {}, file }, { onSent: setSent }));
      onUploaded();
    } catch (error) {
      setFailure(error);
    }
    setSent(null);
  }

  const percent = Math.round((sent ?? 0) * 100);
  return (
    <>
      <div className={`${classes.columns} grid gap-32 maw-1080`}>
        <section>
          <DropZone
            label={t('upload.choose')}
            text={t('upload.limits')}
            accept={accepted}
            disabled={sent !== null}
            error={failure !== null && <ApiErrorMessage error={failure} />}
            onFile={(file) => void upload(file)}
          />
          {sent !== null && (
            <div className="quiet fz-note grid gap-6 mt-14" role="status">
              <Progress value={percent} animated={percent === 100} aria-label={t('upload.sending')} />
              <span>{percent < 100 ? t('upload.sent', { percent }) : t('upload.reading')}</span>
            </div>
          )}
          <p className="quiet fz-body lh-155 mt-16">{t('upload.promise')}</p>
        </section>
        <aside className={classes.help}>
          <h2 className="fz-lead">{t('template.title')}</h2>
          <p className="quiet fz-body lh-155 mt-6">{t('template.text')}</p>
          <ul className="plain-list m-8-0-0">
            {(['xlsx', 'csv'] as const).map((format) => (
              <li key={format}>
                <Anchor component="button" type="button" inherit onClick={() => void saveTemplate(format)}>
                  <IconDownload size={16} stroke={1.7} aria-hidden />
                  {t(format === 'xlsx' ? 'template.xlsx' : 'template.csv')}
                </Anchor>
              </li>
            ))}
          </ul>
          <h2 className="fz-lead">{t('own.title')}</h2>
          <p className="quiet fz-body lh-155 mt-6">{t('own.text')}</p>
        </aside>
      </div>
      <FinishedImports />
    </>
  );
}
