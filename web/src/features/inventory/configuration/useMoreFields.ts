// Whether the rarely needed fields are open. Remembered for each person in this browser; a problem among them opens them.
import { useState } from 'react';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { isBehindMore } from './form-sections.ts';

const key = (): string => `${storageKeys.articleMore}.${sessionStore.get().user?.id ?? 0}`;

export function useMoreFields(problemFields: readonly string[]): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readStored(key()) === 'open');
  const isNeeded = problemFields.some(isBehindMore);
  // Not only shown, but opened: the fields stay when their problem is mended.
  if (isNeeded && !isOpen) setOpen(true);
  return [
    isOpen || isNeeded,
    () => {
      writeStored(key(), isOpen ? null : 'open');
      setOpen(!isOpen);
    },
  ];
}
