// A failure in the user's language: by its code, else in the server's own words.
import type { ErrorCode, ErrorParams } from '@praxora/contract/errors';
import { roles } from '@praxora/contract/shared/permissions';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../format.ts';
import { ApiError } from './api-error.ts';
import { fallbackMessage } from './read-error.ts';

export interface DisplayableError {
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
  readonly message: string;
}

export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['errors', 'common']);
  const roleNames = (list: string) =>
    roles
      .filter((role) => list.split(', ').includes(role))
      .map((role) => t(`common:role.${role}`))
      .join(', ');
  /** Author, time and day parameters in readable form. */
  const texts = ({ who, when, day, roles: permitted, reasonDe }: ErrorParams) => ({
    // A reason that the server knows in both languages.
    ...(typeof reasonDe === 'string' && i18n.language === 'de' ? { reason: reasonDe } : {}),
    ...(who === undefined ? {} : { who: who || t('common:somebody') }),
    ...(typeof when === 'string' ? { when: formatDateTime(when) } : {}),
    ...(typeof day === 'string' ? { day: formatDate(day) } : {}),
    ...(typeof permitted === 'string' ? { roles: roleNames(permitted) } : {}),
  });
  const ofCode = (code: ErrorCode, params: ErrorParams) =>
    t(code, { ...params, ...texts(params), count: Number(params.minutes ?? params.count ?? 0) });
  const hasText = (code: ErrorCode) => i18n.exists(`errors:${code}`) || i18n.exists(`errors:${code}_other`);
  return (error) => {
    const { code, params, message } = isTellable(error) ? error : serviceError;
    if (code !== null && hasText(code)) return ofCode(code, params);
    // An answer without any words of its own is told like a failure of the service, in the user's language.
    return message === '' || message === fallbackMessage ? ofCode('SERVICE_ERROR', params) : message;
  };
}

const serviceError: DisplayableError = { code: 'SERVICE_ERROR', params: {}, message: '' };

function isTellable(error: unknown): error is DisplayableError {
  return (
    error instanceof ApiError ||
    (typeof error === 'object' && error !== null && 'code' in error && 'params' in error)
  );
}
