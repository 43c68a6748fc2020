// Adds a document, or changes one: with a file that becomes its next version, or without.
import { Progress, Select } from '@mantine/core';
import type { ErrorCode } from '@praxora/contract/errors';
import {
  type ArticleDocument,
  type DocumentType,
  documentCalls,
  documentType,
} from '@praxora/contract/inventory/documents.calls';
import { calendarDay } from '@praxora/rules/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/queries.ts';
import { uploadApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import classes from './DocumentDialog.module.css';
import { acceptedFiles, fileProblem } from './file-check.ts';
import { fileSize } from './file-size.ts';
import { useTypeName } from './useTypeName.ts';

interface Upload {
  readonly body: { type: DocumentType; effectiveDate: string };
  readonly file: File | null;
}

interface DocumentDialogProps {
  articleId: number;
  /** Left out: a new one. */
  document?: ArticleDocument;
  /** Dropped on the page already. */
  initialFile?: File | null;
  initialType?: DocumentType;
  onClose: () => void;
}

export function DocumentDialog({
  articleId,
  document,
  initialFile = null,
  initialType = 'MISCELLANEOUS',
  onClose,
}: DocumentDialogProps) {
  const { t } = useTranslation('documents');
  const typeName = useTypeName();
  const [type, setType] = useState(document?.type ?? initialType);
  const [effectiveDate, setEffectiveDate] = useState<string | null>(
    () => document?.effectiveDate ?? calendarDay(new Date()),
  );
  const [file, setFile] = useState(initialFile);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<number | null>(null);

  async function choose(chosen: File) {
    const fault = await fileProblem(chosen);
    setProblem(fault);
    setFile(fault === null ? chosen : null);
  }

  const save = useChange({
    identity: ({ body, file: chosen }: Upload) => [body, chosen?.name, chosen?.size, chosen?.lastModified],
    call: (upload: Upload, key): Promise<unknown> => {
      const options = { ...key, ...(upload.file ? { onSent: setSent } : {}) };
      return document
        ? uploadApi(documentCalls.updateDocument, { params: { documentId: document.id }, ...upload }, options)
        : uploadApi(documentCalls.createDocument, { params: { articleId }, ...upload }, options);
    },
    success: () => t(document ? 'changed' : 'added'),
    refetch: stockKeys,
  });

  async function submit(): Promise<boolean> {
    setTried(true);
    if (effectiveDate === null || problem !== null || (file === null && !document)) return false;
    await save.send({ body: { type, effectiveDate }, file }).finally(() => setSent(null));
    return true;
  }

  const missing = isTried && file === null && !document ? 'REQUIRED_FIELD' : null;
  const fileError = problem ?? missing;
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <FormDialog
      title={t(document ? 'changeTitle' : 'addTitle')}
      action={t(document ? 'save' : 'add')}
      onSubmit={submit}
      onClose={onClose}
    >
      <DropZone
        accept={acceptedFiles}
        label={file ? file.name : t(document ? 'chooseNext' : 'choose')}
        text={file ? t('chosen', { size: fileSize(file.size) }) : t('limits')}
        error={fileError && fieldError(fileError)}
        disabled={sent !== null}
        onFile={(chosen) => void choose(chosen)}
      />
      {sent !== null && (
        <div className={classes.progress}>
          <Progress value={percent} aria-label={t('sending')} />
          <span>{percent < 100 ? t('sent', { percent }) : t('checking')}</span>
        </div>
      )}
      <div className={classes.row}>
        <Select
          label={t('type')}
          allowDeselect={false}
          data={documentType.options.map((value) => ({ value, label: typeName(value) }))}
          value={type}
          onChange={(value) => setType(documentType.parse(value))}
        />
        <DateField
          label={t('effectiveDate')}
          value={effectiveDate}
          onChange={setEffectiveDate}
          error={isTried && effectiveDate === null ? fieldError('REQUIRED_FIELD') : undefined}
        />
      </div>
    </FormDialog>
  );
}
