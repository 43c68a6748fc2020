// Nothing of a discarded import was booked; its corrections are gone all the same.
import { type ArticleImport, articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { rowsKey, useShowImport } from './import.queries.ts';

export function DiscardDialog({ draft, onClose }: { draft: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('articleImport');
  const show = useShowImport();
  const discard = useChange({
    call: () => callApi(articleImportCalls.discardImport, { params: { importId: draft.id } }),
    after: () => show(null),
    refetch: [rowsKey],
  });
  return (
    <FormDialog
      title={t('discard.title')}
      action={t('discard.action')}
      isDangerous
      onSubmit={() => discard.send()}
      onClose={onClose}
    >
      <p>{t('discard.text', { file: draft.fileName })}</p>
    </FormDialog>
  );
}
