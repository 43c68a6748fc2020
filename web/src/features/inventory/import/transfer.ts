// Files that leave the import's screen: the template and the export.
import { articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { useTranslation } from 'react-i18next';
import { type ArticleQuery, writtenQuery } from '../../../domain/inventory/queries.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

export type FileFormat = 'xlsx' | 'csv';
/** As the list is asked for. */
export type ExportFilter = ArticleQuery & { readonly storageId?: number };

/** In the language of the screen; what fails is told. */
export function useTransfer() {
  const { t } = useTranslation('articleImport');
  const language = useLanguage();
  const errorText = useErrorText();
  const save = (what: 'downloadTemplate' | 'exportArticles', name: string, more: object) => {
    return async (format: FileFormat) => {
      try {
        const query = { format, language, ...more };
        await saveFile(() => downloadApi(articleImportCalls[what], { query }), `${name}.${format}`);
      } catch (error) {
        notify.error(errorText(error));
      }
    };
  };
  return {
    saveTemplate: save('downloadTemplate', t('file.template'), {}),
    saveExport: (filter: ExportFilter) => save('exportArticles', t('file.export'), writtenQuery(filter)),
  };
}
