import { roles } from '@praxora/contract/shared/permissions';
import { useTranslation } from 'react-i18next';

/** Whom an article is for, in words. */
export function useRoleNames(): (names: readonly string[]) => string {
  const { t } = useTranslation(['help', 'common']);
  return (names) =>
    names.length >= roles.length
      ? t('help:everybody')
      : roles
          .filter((role) => names.includes(role))
          .map((role) => t(`common:role.${role}`))
          .join(', ');
}
