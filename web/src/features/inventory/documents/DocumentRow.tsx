// A document: its type, validity start, file, and former versions.
import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core';
import {
  type ArticleDocument,
  type DocumentVersion,
  documentCalls,
} from '@praxora/contract/inventory/documents.calls';
import {
  IconDownload,
  IconEye,
  IconFileTypePdf,
  IconHistory,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadApi } from '../../../lib/api/api.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { previewFile, saveFile } from '../../../lib/files.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import classes from './DocumentRow.module.css';
import { useTypeName } from './useTypeName.ts';

interface DocumentRowProps {
  document: ArticleDocument;
  onChange: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, onChange, onDelete }: DocumentRowProps) {
  const { t } = useTranslation('documents');
  const typeName = useTypeName();
  const [areOlderShown, setOlderShown] = useState(false);
  const [latest, ...older] = document.versions;
  if (!latest) return null;
  const Icon = latest.mediaType === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <li className="line-between p-12-0">
      <Group gap={12} wrap="nowrap" align="flex-start">
        <Icon size={26} stroke={1.5} className={classes.icon} aria-hidden />
        <Stack gap={1} flex="1 1 0%" miw={0}>
          <span className="fw-600">{typeName(document.type)}</span>
          <VersionFacts version={latest} />
          <span className="quiet fz-note">
            {t('effectiveFrom', { date: formatDate(document.effectiveDate) })}
            {older.length > 0 && ` · ${t('version', { version: latest.version })}`}
          </span>
        </Stack>
        <div className={`${classes.actions} wrap gap-2 flex-none justify-end`}>
          <FileActions documentId={document.id} version={latest} />
          <Permitted permission="editArticles">
            <Action label={t('change', { name: latest.fileName })} icon={IconPencil} onClick={onChange} />
            <Action label={t('delete', { name: latest.fileName })} icon={IconTrash} onClick={onDelete} />
          </Permitted>
        </div>
      </Group>
      {older.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="m-4-0-0-38 phone-ml-0"
          leftSection={<IconHistory size={15} aria-hidden />}
          aria-expanded={areOlderShown}
          onClick={() => setOlderShown(!areOlderShown)}
        >
          {t('older', { count: older.length })}
        </Button>
      )}
      {areOlderShown && (
        <ol
          className="column gap-10 bg-sunken bdrs-10 no-marks m-8-0-0-38 p-10-12 phone-ml-0"
          reversed
          start={older.length}
        >
          {older.map((version) => (
            <li key={version.version} className="row gap-12 items-top">
              <Stack gap={1} flex="1 1 0%" miw={0}>
                <span className="quiet fz-note">{t('version', { version: version.version })}</span>
                <VersionFacts version={version} />
              </Stack>
              <div className={`${classes.actions} wrap gap-2 flex-none justify-end`}>
                <FileActions documentId={document.id} version={version} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function VersionFacts({ version }: { version: DocumentVersion }) {
  const { t } = useTranslation('documents');
  return (
    <>
      <span className="anywhere">{version.fileName}</span>
      <span className="quiet fz-note">
        {fileSize(version.size)} ·{' '}
        {t('uploaded', { date: formatDateTime(version.uploadedAt), name: version.uploadedBy })}
      </span>
    </>
  );
}

function FileActions({ documentId, version }: { documentId: number; version: DocumentVersion }) {
  const { t } = useTranslation('documents');
  const name = version.fileName;
  const fetchFile = () =>
    downloadApi(documentCalls.downloadDocument, {
      params: { documentId },
      query: { version: version.version },
    });
  const start = (work: Promise<void>) => void work.catch(notifyRefusal);
  return (
    <>
      <Action label={t('preview', { name })} icon={IconEye} onClick={() => start(previewFile(fetchFile))} />
      <Action
        label={t('download', { name })}
        icon={IconDownload}
        onClick={() => start(saveFile(fetchFile, name))}
      />
    </>
  );
}

interface ActionProps {
  label: string;
  icon: typeof IconEye;
  onClick: () => void;
}

function Action({ label, icon: Icon, onClick }: ActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size={36} aria-label={label} onClick={onClick}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
