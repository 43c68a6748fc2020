// An amount far beyond the usual: a digit too many, or really so? Asked once for each amount.
import { Button, Modal } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../dialogs/FormDialog.module.css';

interface UnusualAmountProps {
  name: string;
  amount: string;
  /** Null: nobody knows what is usual. */
  usual: string | null;
  onAnswer: (isRight: boolean) => void;
}

export function UnusualAmount({ name, amount, usual, onAnswer }: UnusualAmountProps) {
  const { t } = useTranslation('common');
  // A dialog around this one must not take the Escape for its own.
  const aside = {
    'data-mantine-stop-propagation': 'true',
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onAnswer(false),
  };
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      closeOnEscape={false}
      returnFocus={false}
      title={t('unusual.title', { amount })}
      closeButtonProps={{ 'aria-label': t('close'), ...aside }}
    >
      <p className="mb-18">
        {usual === null ? t('unusual.unknown', { name }) : t('unusual.text', { name, usual })}
      </p>
      <div className={`${classes.actions} flex gap-8 justify-end mt-6 phone-flex-wrap`}>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)} {...aside}>
          {t('unusual.no')}
        </Button>
        <Button onClick={() => onAnswer(true)} {...aside}>
          {t('unusual.yes', { amount })}
        </Button>
      </div>
    </Modal>
  );
}
