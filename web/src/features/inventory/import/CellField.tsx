// A cell that can be changed: saved with Enter or on leaving it, given back with Escape.
import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface CellFieldProps {
  label: string;
  value: string;
  isWrong: boolean;
  onSave: (value: string) => void;
}

export function CellField({ label, value, isWrong, onSave }: CellFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function save() {
    if (draft !== null && draft !== value) onSave(draft);
    setDraft(null);
  }
  return (
    <TextInput
      size="xs"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      maxLength={10_000}
      autoComplete="off"
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
