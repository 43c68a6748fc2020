// A file by choosing or by dropping; a plain file field underneath, so that keyboard and screen reader know it.
import { IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import classes from './DropZone.module.css';

interface DropZoneProps {
  label: string;
  text: ReactNode;
  /** File types offered by the file chooser. */
  accept: string;
  error?: ReactNode;
  disabled?: boolean;
  /** Each of several files is handed over on its own. */
  multiple?: boolean;
  /** As high as the place it stands in. */
  fills?: boolean;
  /** The file field itself, for a button elsewhere that opens it. */
  inputRef?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

export function DropZone({
  label,
  text,
  accept,
  error,
  disabled = false,
  multiple = false,
  fills = false,
  inputRef,
  onFile,
}: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) onFile(file);
  };
  return (
    <div className={fills ? 'h-full' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the field does. */}
      <div
        className={`${classes.root} column gap-4 items-center justify-center ${fills ? 'h-full' : 'mih-104'} bg-sunken bdrs-12 p-18-16 relative ta-center`}
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
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          className={classes.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
          onChange={(event) => {
            const input = event.currentTarget;
            take(input.files);
            // Reset, so that choosing the same file again triggers a change event.
            input.value = '';
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
