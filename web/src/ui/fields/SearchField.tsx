// Looks through a list. While someone types, the field leads and the list follows a moment later.
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const pauseMs = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  maxLength: number;
  className?: string | undefined;
}

export function SearchField({ label, value, onSearch, maxLength, className }: SearchFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // Text changed back to the original triggers no search: it would only overtake a page that is about to open.
  const follow = useDebouncedCallback((text: string) => {
    if (text !== value) onSearch(text);
  }, pauseMs);
  return (
    <TextInput
      type="search"
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        follow(event.currentTarget.value);
      }}
      onBlur={() => {
        follow.flush();
        setDraft(null);
      }}
    />
  );
}
