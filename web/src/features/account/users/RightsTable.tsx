// Which role may do what, with the role that is chosen set off.
import { VisuallyHidden } from '@mantine/core';
import { hasPermission, type Role, roles } from '@praxora/contract/shared/permissions';
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './AccountAccess.module.css';
import { type RightState, rightState, rights } from './role-rights.ts';

export function RightsTable({ before, after }: { before: Role; after: Role }) {
  const { t } = useTranslation(['users', 'common']);
  return (
    <table className={`${classes.rights} fz-caption w-full`}>
      <thead>
        <tr>
          <th scope="col">{t('rights.title')}</th>
          {roles.map((role) => (
            <th key={role} scope="col" data-chosen={role === after || undefined}>
              {t(`common:role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map(({ permission, text }) => (
          <tr key={permission}>
            <th scope="row">{t(text)}</th>
            {roles.map((role) => (
              <td key={role} data-chosen={role === after || undefined}>
                <Right
                  state={
                    role === after
                      ? rightState(permission, before, after)
                      : hasPermission(role, permission)
                        ? 'kept'
                        : 'none'
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Right({ state }: { state: RightState }) {
  const { t } = useTranslation('users');
  if (state === 'new' || state === 'lost') {
    const Sign = state === 'new' ? IconPlus : IconMinus;
    return (
      <span className="inline-row gap-3 fw-600" data-right-state={state}>
        <Sign size={12} stroke={2.4} aria-hidden />
        {t(state === 'new' ? 'rights.new' : 'rights.lost')}
      </span>
    );
  }
  return (
    <>
      {state === 'kept' ? (
        <IconCheck size={15} stroke={2} aria-hidden />
      ) : (
        <IconMinus size={12} className="c-ink-3" aria-hidden />
      )}
      <VisuallyHidden>{t(state === 'kept' ? 'rights.yes' : 'rights.no')}</VisuallyHidden>
    </>
  );
}
