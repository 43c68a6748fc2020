// In place of a page that the user's role may not open: says who may.
import { Button } from '@mantine/core';
import type { Permission } from '@praxora/contract/shared/permissions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinUserNames, usePeopleWith } from '../../domain/account/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useRoleReason } from '../../ui/permission/useRoleReason.ts';

export function NotPermittedPage({ permission }: { permission: Permission }) {
  const { t } = useTranslation('roles');
  const reason = useRoleReason(permission);
  const people = usePeopleWith(permission);
  return (
    <>
      <h1 className="mb-22">{t('page.title')}</h1>
      <EmptyState
        title={reason}
        actions={
          <Button component={Link} to={pathTo('dashboard')} variant="default">
            {t('page.toDashboard')}
          </Button>
        }
      >
        {people && people.length > 0 && t('page.people', { names: joinUserNames(people) })}
      </EmptyState>
    </>
  );
}
