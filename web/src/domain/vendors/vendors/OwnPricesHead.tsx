// Above own prices: what they are for, who changes them, and the way to a new one.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../account/index.ts';
import classes from './OwnPricesHead.module.css';

interface OwnPricesHeadProps {
  /** Of the title. */
  id: string;
  title: string;
  add: string;
  onAdd: () => void;
}

export function OwnPricesHead({ id, title, add, onAdd }: OwnPricesHeadProps) {
  const { t } = useTranslation('article');
  const { canChange, approvers } = useAgreements();
  return (
    <div className={classes.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={classes.text}>{t('ownPrices.text')}</p>
        {approvers !== null && <p className={classes.text}>{t('ownPrices.approversOnly', { approvers })}</p>}
      </div>
      {canChange && (
        <Button variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </div>
  );
}
