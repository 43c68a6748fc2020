// The next line: Enter takes it, a pasted table makes a line of each row.
import { Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onPhone } from '../../../../styles/breakpoints.ts';
import classes from './EntryRow.module.css';

interface EntryRowProps {
  number: number;
  onTake: (text: string) => void;
}

export function EntryRow({ number, onTake }: EntryRowProps) {
  const { t } = useTranslation('quickOrder');
  const isPhone = useMediaQuery(onPhone, undefined, { getInitialValueInEffect: false });
  const [text, setText] = useState('');
  function take() {
    if (text.trim() !== '') onTake(text.trim());
    setText('');
  }
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(pasted.trim())) return;
    event.preventDefault();
    onTake(pasted);
  }
  return (
    <form
      className="row gap-12 mt-12"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <span className="px-num quiet fz-caption ta-right w-24" aria-hidden>
        {number}
      </span>
      <div
        className={`${classes.field} row gap-10 bd-strong bdrs-10 flex-1 mih-40 p-0-12 below-tablet-thumb`}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the page is this field; whoever opens it begins to type
          autoFocus
          className={`${classes.input} rest bg-none bd-0 c-ink font-inherit no-outline p-8-0`}
          aria-label={t('entry.label')}
          placeholder={t(isPhone ? 'entry.placeholderShort' : 'entry.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
        />
        <span
          className={`${classes.keys} row gap-7 quiet fz-caption flex-none below-tablet-hidden`}
          aria-hidden
        >
          <Kbd>{t('entry.keyEnter')}</Kbd> {t('entry.enter')}
          <Kbd>{t('entry.keyPaste')}</Kbd> {t('entry.paste')}
        </span>
      </div>
    </form>
  );
}
