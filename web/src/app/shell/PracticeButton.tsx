import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';

/** The practice of the session, as a button that opens the others. */
export function PracticeButton(props: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'>) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <UnstyledButton
      {...props}
      className="row gap-4 maw-200 c-ink-3 fz-caption"
      title={t('practice.switch')}
      aria-label={t('practice.current', { practice: user?.practice })}
    >
      <span className="ellipsis">{user?.practice}</span>
      <IconChevronDown size={13} stroke={1.7} className="flex-none" aria-hidden />
    </UnstyledButton>
  );
}
