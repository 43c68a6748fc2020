// The frame of an address's form: a panel beside the list, or a page of its own where there is no room.
import { CloseButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { UnsavedMark } from '../../../ui/page/UnsavedMark.tsx';
import classes from './AddressFrame.module.css';

interface AddressFrameProps {
  title: string;
  text: string;
  isUnsaved: boolean;
  /** The way back of a page of its own; left out in a panel. */
  crumb?: readonly { label: string; to: string }[] | undefined;
  onClose: () => void;
  /** False: a field is wrong. */
  onSubmit: () => Promise<boolean>;
  children: ReactNode;
}

export function AddressFrame(props: AddressFrameProps) {
  const { title, text, isUnsaved, crumb, onClose, onSubmit, children } = props;
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const mark = <UnsavedMark isShown={isUnsaved} />;
  const focusFirstError = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <>
      {crumb && <PageHeader crumb={crumb} title={title} facts={text} actions={mark} />}
      <form
        ref={form}
        className={`${classes.frame} panel overflow-hidden`}
        data-alone={crumb !== undefined || undefined}
        aria-label={text}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit().then((isDone) => isDone || focusFirstError(), notifyRefusal);
        }}
      >
        {!crumb && (
          <div className={`${classes.head} items-center grid gap-0-12 p-14-20`}>
            <h2 className="anywhere">{title}</h2>
            <CloseButton size={32} aria-label={t('close')} onClick={onClose} />
            <p className="quiet fz-note">{text}</p>
            {mark}
          </div>
        )}
        {children}
      </form>
    </>
  );
}
