import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { NewsDot } from '../../ui/feedback/NewsDot.tsx';
import { Initials } from './Greeting.tsx';

/** The initials of who is logged in, as a button. */
export function UserButton(props: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'>) {
  const { t } = useTranslation('shell');
  const hasNews = useSession().user?.hasNews;
  return (
    <UnstyledButton
      {...props}
      className="grid h-thumb place-center w-thumb"
      aria-label={t('header.userPanel')}
    >
      <span className="relative">
        <Initials />
        {hasNews && <NewsDot isOnCorner />}
      </span>
    </UnstyledButton>
  );
}
