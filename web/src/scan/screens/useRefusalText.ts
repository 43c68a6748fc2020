// Why a booking was refused, in the user's language: the app's own reasons, the catalogue's, else the server's words.
import type { ErrorCode } from '@praxora/contract/errors';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import type { RefusalReason } from '../queue/booking.ts';

export function useRefusalText(): (refusal: RefusalReason) => string {
  const { t, i18n } = useTranslation(['errors', 'scanApp']);
  return ({ code, params, message }) => {
    if (code === 'UNKNOWN_CODE') return t('scanApp:refusal.unknownCode');
    if (code === 'ROLE_NOT_ALLOWED') return t('scanApp:refusal.role');
    if (code === 'NOT_FOUND') return t('scanApp:refusal.unknownLabel');
    const isKnown = i18n.exists(`errors:${code}`) || i18n.exists(`errors:${code}_other`);
    if (!isKnown) return message || t('SERVICE_ERROR');
    const when = typeof params.when === 'string' ? { when: formatDateTime(params.when) } : {};
    return t(code as ErrorCode, { ...params, ...when, count: Number(params.minutes ?? params.count ?? 0) });
  };
}
