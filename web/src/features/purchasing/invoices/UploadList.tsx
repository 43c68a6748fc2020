import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ZipError } from '../../../lib/unzip.ts';
import { isForOthers, type Upload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onAsk: (upload: Upload) => void;
  onClear: () => void;
}

/** What became of each file. */
export function UploadList({ uploads, onAsk, onClear }: UploadListProps) {
  const { t } = useTranslation('invoices');
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state !== 'waiting' && state !== 'reading').length;
  return (
    <section className="panel p-12-16" aria-label={t('upload.label')}>
      <div className="row gap-12 spread mb-6">
        <span className="quiet fz-note" role="status">
          {t('upload.progress', { done, count: uploads.length })}
        </span>
        {done === uploads.length && (
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {t('upload.clear')}
          </Button>
        )}
      </div>
      <ul className="column gap-6 plain-list">
        {uploads.map((upload) => (
          <li key={upload.key} className="wrap gap-4-12 items-baseline spread">
            <span className="anywhere">{upload.file.name}</span>
            <UploadState upload={upload} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadState({ upload, onAsk }: { upload: Upload; onAsk: (upload: Upload) => void }) {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const { state, invoiceId, number, error } = upload;
  if (state === 'done' && invoiceId !== undefined) {
    return (
      <Link className="c-primary fw-560" to={pathTo('invoice', { invoiceId })}>
        {number}
      </Link>
    );
  }
  if (state === 'failed') {
    const text = error instanceof ZipError ? t('upload.badZip') : errorText(error);
    return (
      <span className="c-min fz-note" role="alert">
        {text}
      </span>
    );
  }
  if (state === 'question') {
    return (
      <Button variant="default" size="compact-sm" onClick={() => onAsk(upload)}>
        {t(isForOthers(error) ? 'upload.forUs' : 'upload.answer')}
      </Button>
    );
  }
  return (
    <span className="quiet fz-note">{t(state === 'reading' ? 'upload.reading' : 'upload.waiting')}</span>
  );
}
