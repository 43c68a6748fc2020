// The documents of an article: data sheets, instructions and the rest, added by choosing or dropping a file.
import { Skeleton, Stack } from '@mantine/core';
import type { ErrorCode } from '@praxora/contract/errors';
import { type ArticleDocument, documentCalls } from '@praxora/contract/inventory/documents.calls';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { useDocuments } from './documents.queries.ts';
import { acceptedFiles, fileProblem } from './file-check.ts';

type Dialog =
  | { what: 'add'; file: File }
  | { what: 'change'; document: ArticleDocument }
  | { what: 'delete'; document: ArticleDocument };

export function DocumentsPanel({ articleId }: { articleId: number }) {
  const { t } = useTranslation('documents');
  const { data, isError, refetch } = useDocuments(articleId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const close = () => setDialog(null);

  async function choose(file: File) {
    const fault = await fileProblem(file);
    setProblem(fault);
    if (fault === null) setDialog({ what: 'add', file });
  }

  if (isError && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  if (!data) return <Skeleton height={160} radius="md" aria-hidden />;
  return (
    <Stack gap={14}>
      {data.isSafetyDataSheetMissing && (
        <p className="row gap-8 items-top bg-warn-soft bdrs-10 c-warn fw-600 m-0 p-10-12" role="status">
          <IconAlertTriangleFilled className="flex-none mt-1" size={18} aria-hidden />
          <span>{t('sheetMissing')}</span>
        </p>
      )}
      <Permitted permission="editArticles">
        <DropZone
          accept={acceptedFiles}
          label={t('choose')}
          text={t('limits')}
          error={problem && fieldError(problem)}
          onFile={(file) => void choose(file)}
        />
      </Permitted>
      {data.documents.length === 0 ? (
        <p className="quiet m-0">{t('none')}</p>
      ) : (
        <ul className="plain-list">
          {data.documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onChange={() => setDialog({ what: 'change', document })}
              onDelete={() => setDialog({ what: 'delete', document })}
            />
          ))}
        </ul>
      )}
      {dialog?.what === 'add' && (
        <DocumentDialog
          articleId={articleId}
          initialFile={dialog.file}
          initialType={data.isSafetyDataSheetMissing ? 'SAFETY_DATA_SHEET' : 'MISCELLANEOUS'}
          onClose={close}
        />
      )}
      {dialog?.what === 'change' && (
        <DocumentDialog articleId={articleId} document={dialog.document} onClose={close} />
      )}
      {dialog?.what === 'delete' && <DeleteDialog document={dialog.document} onClose={close} />}
    </Stack>
  );
}

function DeleteDialog({ document, onClose }: { document: ArticleDocument; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const remove = useChange({
    call: () => callApi(documentCalls.deleteDocument, { params: { documentId: document.id } }),
    success: () => t('deleted'),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('deleteTitle')}
      action={t('deleteAction')}
      isDangerous
      onClose={onClose}
      onSubmit={() => remove.send()}
    >
      <p className="m-0 anywhere">
        {t('deleteText', { name: document.versions[0]?.fileName, count: document.versions.length })}
      </p>
    </FormDialog>
  );
}
