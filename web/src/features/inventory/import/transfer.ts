// Files that leave the import's screen: the template and the export.
import { articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { useTranslation } from 'react-i18next';
import { type ArticleQuery, writtenQuery } from '../../../domain/inventory/index.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

export type FileFormat = 'xlsx' | 'csv';
/** As the list is asked for. */
export type ExportFilter = ArticleQuery & { readonly storageId?: number };

/** In the language of the screen; what fails is told. */
export function useTransfer() {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const save = (what: 'downloadTemplate' | 'exportArticles', name: string, more: object) => {
    return (format: FileFormat) => {
      const query = { format, language, ...more };
      const file = () => downloadApi(articleImportCalls[what], { query });
      return saveFile(file, `${name}.${format}`).catch(notifyRefusal);
    };
  };
  return {
    saveTemplate: save('downloadTemplate', t('transfer.templateFile'), {}),
    saveExport: (filter: ExportFilter) =>
      save('exportArticles', t('transfer.exportFile'), writtenQuery(filter)),
  };
}
