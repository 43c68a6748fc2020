// The way to do a step: a dialog in place, or the page for it, which leads back here.
import { Button, type ButtonProps } from '@mantine/core';
import { IconBuildingStore, IconFileImport, IconListSearch, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askForSetting } from '../../../../lib/missing-settings.ts';
import { pathTo } from '../../../../lib/paths.ts';
import type { StepProps } from './step.ts';

const sign = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
const back = { back: pathTo('dashboard') };

function Way({ to, children, leftSection }: { to: string; children: ReactNode; leftSection?: ReactNode }) {
  const look: ButtonProps = { variant: 'default', leftSection };
  return (
    <Button component={Link} to={to} {...look}>
      {children}
    </Button>
  );
}

export function StepActions({ step, state, isCurrent, onChoose }: StepProps) {
  const { t } = useTranslation('firstSteps');
  const isDone = state.done.includes(step);
  const look = isDone
    ? ({ variant: 'subtle', color: 'gray' } as const)
    : ({ variant: isCurrent ? 'filled' : 'default' } as const);
  if (step === 'addresses') {
    if (isDone)
      return (
        <Button component={Link} to={pathTo('directory', {}, back)} {...look}>
          {t('addresses.change')}
        </Button>
      );
    const isBilling = state.deliveryAddress !== null;
    return (
      <Button {...look} onClick={() => askForSetting(isBilling ? 'billingAddress' : 'deliveryAddress')}>
        {isBilling ? t('addresses.addBilling') : t('addresses.add')}
      </Button>
    );
  }
  if (step === 'colleagues')
    return (
      <Button
        {...look}
        leftSection={isDone ? undefined : <IconUserPlus {...sign} />}
        onClick={() => askForSetting('colleague')}
      >
        {isDone ? t('colleagues.more') : t('colleagues.invite')}
      </Button>
    );
  if (step === 'storages') {
    if (isDone)
      return (
        <Button component={Link} to={pathTo('storages', {}, back)} {...look}>
          {t('storages.change')}
        </Button>
      );
    return isCurrent ? null : (
      <Button variant="default" onClick={onChoose}>
        {t('storages.choose')}
      </Button>
    );
  }
  if (step === 'articles')
    return (
      <>
        <Way to={pathTo('articleConfiguration', {}, back)} leftSection={<IconListSearch {...sign} />}>
          {t('articles.choose')}
        </Way>
        <Way to={pathTo('articleImport', {}, back)} leftSection={<IconFileImport {...sign} />}>
          {t('articles.import')}
        </Way>
      </>
    );
  return (
    <Way to={pathTo('search', {}, back)} leftSection={<IconBuildingStore {...sign} />}>
      {t('order.toShop')}
    </Way>
  );
}
