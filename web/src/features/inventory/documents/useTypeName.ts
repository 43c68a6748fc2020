import type { DocumentType } from '@praxora/contract/inventory/documents.calls';
import { useTranslation } from 'react-i18next';

const names = {
  SAFETY_DATA_SHEET: 'types.SAFETY_DATA_SHEET',
  TECHNICAL_DATA_SHEET: 'types.TECHNICAL_DATA_SHEET',
  INSTRUCTIONS_FOR_USE: 'types.INSTRUCTIONS_FOR_USE',
  MISCELLANEOUS: 'types.MISCELLANEOUS',
} as const;

export function useTypeName(): (type: DocumentType) => string {
  const { t } = useTranslation('documents');
  return (type) => t(names[type]);
}
