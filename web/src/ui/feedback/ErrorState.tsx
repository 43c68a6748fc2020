// Says what happened and what is safe, and offers to try again.
import { Button, Group } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './StatePanel.module.css';

interface ErrorStateProps {
  title: ReactNode;
  /** 1 where nothing else stands on the page. */
  titleLevel?: 1 | 2;
  onRetry: () => void;
  /** Other ways out, beside trying again. */
  actions?: ReactNode;
  /** Text that says which data is safe. */
  children: ReactNode;
}

export function ErrorState({ title, titleLevel = 2, onRetry, actions, children }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <section className="column items-center panel p-44-24-48 ta-center" role="alert">
      <span className="bg-min-soft bdrs-panel c-min grid h-48 place-center w-48">
        <IconPlugConnectedX size={26} stroke={1.6} aria-hidden />
      </span>
      <Title className={classes.title}>{title}</Title>
      <p className="quiet lh-155 mt-6 maw-460 pretty">{children}</p>
      <Group gap={8} justify="center" align="stretch" mt={18}>
        <Button variant="default" leftSection={<IconRefresh size={17} stroke={1.7} />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        {actions}
      </Group>
    </section>
  );
}
