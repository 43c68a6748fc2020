// The fields of the auth forms, with what password managers need to know.
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthForm.module.css';

const look = {
  classNames: {
    root: classes.field,
    label: 'mb-5 fz-note fw-560',
    input: 'h-thumb thumb fz-lead',
    error: 'mt-5 fz-fact lh-135',
    description: 'mt-5 fz-fact lh-135',
  },
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
  errorProps: { role: 'alert' },
} satisfies Partial<TextInputProps>;

export function EmailField(props: TextInputProps) {
  const { t } = useTranslation('identity');
  return (
    <TextInput
      {...look}
      label={t('fields.email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      {...props}
    />
  );
}

export function NameField(props: TextInputProps) {
  return <TextInput {...look} {...props} />;
}

export function CodeField(props: TextInputProps) {
  const { t } = useTranslation('identity');
  return (
    <TextInput
      {...look}
      label={t('code.field')}
      description={t('code.help')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** A link at the end of the label's line. */
  aside?: ReactNode;
}

export function PasswordField({ aside, label, id, error, description, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('identity');
  const [visible, setVisible] = useState(false);
  return (
    <div className={classes.passwordField}>
      <label htmlFor={id} className="mb-5 fz-note fw-560">
        {label}
      </label>
      <PasswordInput
        {...look}
        classNames={{ ...look.classNames, root: classes.wide, innerInput: 'h-full fz-lead' }}
        id={id}
        error={error}
        description={error ? null : description}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleFocusable
        visibilityToggleIcon={ToggleIcon}
        visibilityToggleButtonProps={{
          'aria-label': visible ? t('fields.hidePassword') : t('fields.showPassword'),
        }}
        {...props}
      />
      {/* Seen beside the label, but after the field: the keyboard goes from the e-mail to the password. */}
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={18} stroke={1.7} className={classes.toggle} />;
}
