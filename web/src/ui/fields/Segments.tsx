// One choice out of a few, side by side: native radio buttons, so that the keyboard and screen readers work by themselves.
import { type ReactNode, useId } from 'react';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  className?: string;
}

export function Segments<Value extends string>({
  label,
  value,
  onChange,
  options,
  className = '',
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`${classes.root} ${className}`}>
      {options.map((option) => (
        <label key={option.value} className={`${classes.segment} fz-fact fw-560`}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
