// A code that nobody can read is typed: what stands below it in print.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './TypedCode.module.css';

interface TypedCodeProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

export function TypedCode({ onCode, onClose }: TypedCodeProps) {
  const { t } = useTranslation('scanApp');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onCode(text.trim());
  };
  return (
    <Sheet title={t('typed.title')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <input
          className={classes.field}
          aria-label={t('typed.field')}
          placeholder={t('typed.example')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          data-keeps-codes
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" isDisabled={text.trim() === ''}>
            {t('typed.take')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
