import { readStored, writeStored } from '../../../lib/storage.ts';
import type { SearchView } from './address.ts';
import type { SearchState } from './useSearchState.ts';

const storageKey = 'praxora.search.view';

/** View in the address, else the last one chosen. */
export function useSearchView({ address, change }: SearchState): [SearchView, (view: SearchView) => void] {
  const view = address.view ?? (readStored(storageKey) === 'list' ? 'list' : 'grid');
  return [
    view,
    (next) => {
      writeStored(storageKey, next);
      change({ view: next });
    },
  ];
}
