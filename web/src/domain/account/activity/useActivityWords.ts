// An entry of the activity log in the user's language.
import { type ActivityWords, createActivityWords } from '@praxora/contract/account/activity-words';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';

const formatPercent = (value: number): string => `${formatNumber(value, 2, 2)} %`;

export function useActivityWords(): ActivityWords {
  const { t } = useTranslation('activityWords');
  // The catalogue in the contract names the keys; as types they would be a product of all actions, fields and codes.
  const word = t as unknown as (key: string, values?: object) => string;
  return createActivityWords({ word, formatDate, formatMoney, formatNumber, formatPercent });
}
