// The columns people chose to see, remembered in this browser.
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

interface Columns<Name extends string> {
  readonly storageKey: string;
  readonly names: readonly Name[];
  /** Columns hidden by default, for lack of room. */
  readonly hiddenAtFirst?: readonly Name[];
}

export function useHiddenColumns<Name extends string>({
  storageKey,
  names,
  hiddenAtFirst = [],
}: Columns<Name>): [ReadonlySet<Name>, (hidden: readonly Name[]) => void] {
  const [hidden, setHidden] = useState<readonly Name[]>(() => {
    const text = readStored(storageKey);
    return text === null ? hiddenAtFirst : names.filter((name) => text.split(',').includes(name));
  });
  return [
    new Set(hidden),
    (next) => {
      writeStored(storageKey, next.join(','));
      setHidden(next);
    },
  ];
}
