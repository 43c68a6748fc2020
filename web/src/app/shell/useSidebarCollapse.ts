import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { below } from '../../styles/breakpoints.ts';

const storageKey = 'praxora.sidebar';

/** The sidebar is as the user left it; before any choice it is folded on screens that need the room. */
export function useSidebarCollapse(): [collapsed: boolean, toggle: () => void] {
  const isNarrow = useMediaQuery(below('book'), false, { getInitialValueInEffect: false });
  const [choice, setChoice] = useState(() => readStored(storageKey));
  const collapsed = choice === null ? isNarrow : choice === 'collapsed';

  function toggle() {
    const next = collapsed ? 'expanded' : 'collapsed';
    writeStored(storageKey, next);
    setChoice(next);
  }
  return [collapsed, toggle];
}
