// On or off, at the right edge of its row.
import { Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './fields.module.css';

interface SwitchRowProps {
  label: string;
  text: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ label, text, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.switch}>
      <div>
        <label className="fz-row fw-560" htmlFor={id}>
          {label}
        </label>
        <div className="quiet fz-fact mt-1" id={`${id}-text`}>
          {text}
        </div>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
