// The form of a document: its type, its date, and the file, which is looked at as soon as it is picked.
import type { ErrorCode } from '@praxora/contract/errors';
import {
  type ArticleDocument,
  type DocumentType,
  documentCalls,
} from '@praxora/contract/inventory/documents.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { uploadApi } from '../../../lib/api/api.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { fileProblem } from './file-check.ts';

interface Upload {
  readonly body: { type: DocumentType; effectiveDate: string };
  readonly file: File | null;
}

interface DocumentValues {
  readonly type: DocumentType;
  readonly effectiveDate: string | null;
  readonly file: File | null;
  /** Why the file that was picked last is none that can be kept. */
  readonly fileProblem: ErrorCode | null;
}

export interface DocumentFormOptions {
  articleId: number;
  /** Left out: a new one. */
  document?: ArticleDocument;
  /** Dropped on the page already. */
  initialFile?: File | null;
  initialType?: DocumentType;
}

export function useDocumentForm({ articleId, document, initialFile, initialType }: DocumentFormOptions) {
  const upload = useUpload(articleId, document);
  const initialValues: DocumentValues = {
    type: document?.type ?? initialType ?? 'MISCELLANEOUS',
    effectiveDate: document?.effectiveDate ?? calendarDay(new Date()),
    file: initialFile ?? null,
    fileProblem: null,
  };
  const form = useContractForm({
    schema: bodySchema(documentCalls.createDocument),
    initialValues,
    complete: ({ type, effectiveDate }) => ({ type, effectiveDate }),
    check: ({ file, fileProblem: problem }) => {
      const fault = problem ?? (file === null && !document ? 'REQUIRED_FIELD' : null);
      return fault === null ? {} : { file: fieldError(fault) };
    },
  });

  async function pick(file: File) {
    const problem = await fileProblem(file);
    form.setValues({ file: problem === null ? file : null, fileProblem: problem });
    form.setFieldError('file', problem && fieldError(problem));
  }

  return {
    form,
    pick,
    progress: upload.progress,
    submit: form.submit((body) => upload.send({ body, file: form.getValues().file })),
  };
}

function useUpload(articleId: number, document: ArticleDocument | undefined) {
  const { t } = useTranslation('documents');
  const [progress, setProgress] = useState<number | null>(null);
  const { send } = useChange({
    identity: ({ body, file }: Upload) => [body, file?.name, file?.size, file?.lastModified],
    call: (upload: Upload, key): Promise<unknown> => {
      const options = { ...key, ...(upload.file ? { onSent: setProgress } : {}) };
      return document
        ? uploadApi(documentCalls.updateDocument, { params: { documentId: document.id }, ...upload }, options)
        : uploadApi(documentCalls.createDocument, { params: { articleId }, ...upload }, options);
    },
    success: () => t(document ? 'changed' : 'added'),
    refetch: stockKeys,
  });
  return {
    /** How much of the file is sent, from 0 to 1; null: nothing is on its way. */
    progress,
    send: (upload: Upload) => send(upload).finally(() => setProgress(null)),
  };
}
