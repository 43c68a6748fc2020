// A file by choosing or by dropping; a plain file field underneath, so that keyboard and screen reader know it.
import { IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './DropZone.module.css';

interface DropZoneProps {
  label: string;
  text: ReactNode;
  /** File types offered by the file chooser. */
  accept: string;
  error?: ReactNode;
  disabled?: boolean;
  onFile: (file: File) => void;
}

export function DropZone({ label, text, accept, error, disabled = false, onFile }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the field does. */}
      <div
        className={`${classes.root} column gap-4 items-center bg-sunken bdrs-12 p-18-16 relative ta-center`}
        data-over={isOver || undefined}
        data-wrong={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file && !disabled) onFile(file);
        }}
      >
        <input
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Reset, so that choosing the same file again triggers a change event.
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <label htmlFor={id} className="row gap-8 c-ink fw-600 anywhere">
          <IconFileUpload size={22} stroke={1.6} aria-hidden />
          <span>{label}</span>
        </label>
        <span id={`${id}-text`} className="quiet fz-note">
          {text}
        </span>
      </div>
      {error && (
        <div id={`${id}-error`} className="c-min fz-note mt-6" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
