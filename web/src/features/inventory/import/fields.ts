// Names of the fields a column can be matched with: what they are called in our own files.
import { fieldTitle, type ImportField } from '@praxora/rules/inventory/article-import-fields';
import { useLanguage } from '../../../lib/i18n.ts';

export function useFieldName(): (field: ImportField) => string {
  const language = useLanguage();
  return (field) => fieldTitle(field, language);
}
