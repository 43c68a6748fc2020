// Nothing of a discarded import was booked; its corrections are gone all the same.
import { type ArticleImport, articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useShowImport } from './import.queries.ts';

export function DiscardDialog({ draft, onClose }: { draft: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('articleImport');
  const show = useShowImport();
  async function discard() {
    await callApi(articleImportCalls.discardImport, { params: { importId: draft.id } });
    show(null);
    return true;
  }
  return (
    <FormDialog
      title={t('discard.title')}
      action={t('discard.action')}
      isDangerous
      onSubmit={discard}
      onClose={onClose}
    >
      <p>{t('discard.text', { file: draft.fileName })}</p>
    </FormDialog>
  );
}
