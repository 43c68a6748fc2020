// Adds a document, or changes one: with a file that becomes its next version, or without.
import { Progress, Select } from '@mantine/core';
import { documentType } from '@praxora/contract/inventory/documents.calls';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../lib/file-size.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { acceptedFiles } from './file-check.ts';
import { type DocumentFormOptions, useDocumentForm } from './useDocumentForm.ts';
import { useTypeName } from './useTypeName.ts';

interface DocumentDialogProps extends DocumentFormOptions {
  onClose: () => void;
}

export function DocumentDialog({ onClose, ...options }: DocumentDialogProps) {
  const { t } = useTranslation('documents');
  const typeName = useTypeName();
  const { form, pick, progress, submit } = useDocumentForm(options);
  const isNew = options.document === undefined;
  const { file } = form.values;
  return (
    <FormDialog
      title={t(isNew ? 'addTitle' : 'changeTitle')}
      action={t(isNew ? 'add' : 'save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <DropZone
        accept={acceptedFiles}
        label={file ? file.name : t(isNew ? 'choose' : 'chooseNext')}
        text={file ? t('chosen', { size: fileSize(file.size) }) : t('limits')}
        error={form.errors.file}
        disabled={progress !== null}
        onFile={(picked) => void pick(picked)}
      />
      {progress !== null && <UploadProgress progress={progress} />}
      <div className="columns gap-14 phone-one-column">
        <Select
          label={t('type')}
          allowDeselect={false}
          data={documentType.options.map((value) => ({ value, label: typeName(value) }))}
          {...form.getInputProps('type')}
        />
        <DateField label={t('effectiveDate')} {...form.field('effectiveDate')} />
      </div>
    </FormDialog>
  );
}

function UploadProgress({ progress }: { progress: number }) {
  const { t } = useTranslation('documents');
  const percent = Math.round(progress * 100);
  return (
    <div className="column gap-6 quiet fz-note">
      <Progress value={percent} aria-label={t('sending')} />
      <span>{percent < 100 ? t('sent', { percent }) : t('checking')}</span>
    </div>
  );
}
