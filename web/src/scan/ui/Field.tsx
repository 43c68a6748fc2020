// A field with its name above and what is to be said about it below.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  /** Error message; shown instead of the help. */
  error?: string | null;
  help?: ReactNode;
}

export function Field({ label, error = null, help, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="column gap-4 rest">
      <label htmlFor={id} className="fz-15 fw-560">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={`${classes.input} bg-sheet bd-strong bdrs-14 fz-18 scan-target min-w-0 p-8-14 w-full`}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={`${classes.help} quiet fz-15`} data-wrong={error !== null}>
        {error ?? help}
      </p>
    </div>
  );
}

interface ChoiceFieldProps {
  label: string;
  error?: string | null;
  value: number | null;
  /** Shown while nothing is chosen. */
  nothing: string;
  options: readonly { readonly id: number; readonly name: string }[];
  onChoose: (id: number | null) => void;
}

export function ChoiceField({ label, error = null, value, nothing, options, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="column gap-4 rest">
      <label htmlFor={id} className="fz-15 fw-560">
        {label}
      </label>
      <select
        id={id}
        className={`${classes.input} bg-sheet bd-strong bdrs-14 fz-18 scan-target min-w-0 p-8-14 w-full`}
        value={value ?? ''}
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{nothing}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={`${classes.help} quiet fz-15`} data-wrong={error !== null}>
        {error}
      </p>
    </div>
  );
}
