// A button that a gloved thumb hits.
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Button.module.css';

interface ButtonProps {
  children: ReactNode;
  onClick?: () => void;
  kind?: 'filled' | 'plain' | 'soft' | 'danger';
  icon?: Icon;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
}

export function Button({
  children,
  onClick,
  kind = 'plain',
  icon: ButtonIcon,
  isDisabled = false,
  type = 'button',
}: ButtonProps) {
  return (
    <button type={type} className={classes.button} data-kind={kind} onClick={onClick} disabled={isDisabled}>
      {ButtonIcon && <ButtonIcon size={22} stroke={1.8} aria-hidden />}
      {children}
    </button>
  );
}

interface IconButtonProps {
  icon: Icon;
  label: string;
  onClick: () => void;
  isPressed?: boolean;
}

/** Its name is read, not seen. */
export function IconButton({ icon: ButtonIcon, label, onClick, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <ButtonIcon size={26} stroke={1.7} aria-hidden />
    </button>
  );
}
