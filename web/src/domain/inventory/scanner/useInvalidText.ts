// Why a code cannot be read, in the user's language.
import type { InvalidReason, InvalidScan } from '@praxora/barcode/scan';
import { useTranslation } from 'react-i18next';

const reasons = {
  textTooLong: 'reason.textTooLong',
  empty: 'reason.empty',
  structure: 'reason.structure',
  unknownAi: 'reason.unknownAi',
  tooShort: 'reason.tooShort',
  tooLong: 'reason.tooLong',
  characters: 'reason.characters',
  checkDigit: 'reason.checkDigit',
  checkCharacter: 'reason.checkCharacter',
  date: 'reason.date',
  contradiction: 'reason.contradiction',
} as const satisfies Record<InvalidReason, string>;

export function useInvalidText(): (scan: InvalidScan) => string {
  const { t } = useTranslation('scanner');
  return ({ reason }) => t('invalid', { reason: t(reasons[reason]) });
}
