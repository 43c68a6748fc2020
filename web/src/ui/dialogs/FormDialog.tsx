// The frame of every dialog with a form: what it is about, its fields, what went wrong, and the one action.
import { Button, Modal } from '@mantine/core';
import { IconAlertSquareFilled } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import classes from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** The action, with its amount where that is known. */
  action: string;
  isDangerous?: boolean;
  /** Wide enough for a table of fields. */
  isWide?: boolean;
  /** Where "cancel" would be taken for the action itself. */
  dismiss?: string;
  /** False keeps the dialog open: a field is wrong. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  action,
  isDangerous,
  isWide = false,
  dismiss,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    setBusy(true);
    setFailure(null);
    try {
      if ((await onSubmit()) !== false) onClose();
      else
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={isWide ? 760 : 520}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        ref={form}
        className="column gap-14"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog stands in a portal, but React lets its events rise to the form around it.
          event.stopPropagation();
          if (!isBusy) void submit();
        }}
      >
        {failure !== null && (
          <div className="row gap-8 items-top bg-min-soft bdrs-10 c-min fz-row p-10-12" role="alert">
            <IconAlertSquareFilled className="flex-none mt-2" size={17} aria-hidden />
            <div>
              <ApiErrorMessage error={failure} />
            </div>
          </div>
        )}
        {children}
        <div className={`${classes.actions} flex gap-8 justify-end mt-6 phone-flex-wrap`}>
          <Button variant="default" onClick={onClose}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} {...(isDangerous ? { color: 'stockMinimum' } : {})}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
