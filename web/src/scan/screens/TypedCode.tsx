// A code that nobody can read is typed: what stands below it in print.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

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
      <form className="column gap-14" onSubmit={submit}>
        <input
          className="bg-sheet bd-strong bdrs-14 fz-20 scan-target p-8-16 w-full"
          aria-label={t('typed.field')}
          placeholder={t('typed.example')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          data-keeps-codes
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex gap-10">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" isDisabled={text.trim() === ''}>
            {t('typed.take')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
