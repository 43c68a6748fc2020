// Which article has this code? From then on every scan of it finds the article.
import { articleCodeCalls } from '@praxora/contract/inventory/article-codes.calls';
import { id } from '@praxora/contract/shared/ids';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { type Assigning, inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ArticleSelect } from '../stock/ArticleSelect.tsx';

const chosenArticle = z.object({ articleId: id });

interface AssignCodeDialogProps {
  asked: Assigning;
  onClose: () => void;
}

export function AssignCodeDialog({ asked: { code, number, onAssigned }, onClose }: AssignCodeDialogProps) {
  const { t } = useTranslation('articleCodes');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: chosenArticle,
    initialValues: { articleId: null as number | null },
  });
  const assignment = useChange({
    call: (articleId: number, key) =>
      callApi(articleCodeCalls.assignCode, { params: { articleId }, body: { ...code } }, key),
    after: (_, articleId) =>
      onAssigned ? onAssigned(articleId) : void navigate(pathTo('article', { articleId })),
    success: () => t('dialog.done', { number }),
    refetch: [inventoryKey],
  });
  return (
    <FormDialog
      title={t('dialog.title', { number })}
      action={t('dialog.assign')}
      onSubmit={form.submit(({ articleId }) => assignment.send(articleId))}
      onClose={onClose}
    >
      <p>{t('dialog.text')}</p>
      <ArticleSelect label={t('dialog.article')} field={form.field('articleId')} />
    </FormDialog>
  );
}
