// Where the header's search leads: to the search page, to a product of the autocomplete, or to what was scanned.
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadCodeReader, useOpenScanned, useWedgeScanner } from '../../domain/inventory/index.ts';
import { intoResults } from '../../domain/shop/index.ts';
import type { Option } from '../../features/shop/search/autocomplete/options.ts';
import { useAutocomplete } from '../../features/shop/search/autocomplete/useAutocomplete.ts';
import { forgetLocationQuery } from '../../features/shop/search/location-query.ts';
import { pathTo } from '../../lib/paths.ts';

/** Not needed before somebody has searched. */
const insights = () => import('../../domain/shop/search/insights.ts');

export function useHeaderSearch(onSearched: () => void) {
  const navigate = useNavigate();
  const { text, setText, isOnSearchPage } = useSearchText();
  const autocomplete = useAutocomplete({ text, isOff: isOnSearchPage, onChoose: choose });
  const openScanned = useOpenScanned();
  useWedgeScanner({
    place: 'field',
    isEnabled: autocomplete.isFocused,
    onScan: (code) => void openOrSearch(code, { isScanned: true }),
  });

  function goToSearch(query: string) {
    // An empty search starts anew instead of repeating the last one.
    if (query === '') forgetLocationQuery();
    void navigate(pathTo('search', {}, { query }), { state: query === '' ? null : intoResults });
    onSearched();
  }

  function choose(option: Option) {
    if (option.kind === 'query') {
      goToSearch(option.query);
      return;
    }
    const { hit, position } = option;
    const { objectID, productId } = hit;
    if (productId === null) return;
    const { index = '', queryID } = autocomplete.products ?? {};
    const click = { objectID, index, queryID, position };
    // It disturbs nobody if this cannot be told.
    insights().then(
      ({ trackProductClicked }) => trackProductClicked(click),
      () => undefined,
    );
    setText('');
    void navigate(pathTo('product', { productId }, { objectID }));
    onSearched();
  }

  /** Opens the article of a code scanned into this field, else searches the catalogue for products with that number. */
  async function openOrSearch(code: string, { isScanned }: { isScanned: boolean }) {
    autocomplete.close();
    // Without the parser it is a search like any other.
    const reader = await loadCodeReader().catch(() => null);
    const scan = reader?.readCode(code);
    // A text search for a whole code finds nothing; some scanners type as slowly as people.
    if (reader && scan && (isScanned || reader.isWholeCode(scan)))
      await openScanned(scan, { onUnknown: goToSearch });
    else goToSearch(code.trim());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void openOrSearch(text, { isScanned: false });
  }

  return { text, setText, isOnSearchPage, autocomplete, submit };
}

/**
 * On the search page the field shows what was searched for, also after "back". What was typed on another page
 * ends with that page.
 */
function useSearchText() {
  const { pathname, search } = useLocation();
  const isOnSearchPage = pathname === pathTo('search');
  const query = isOnSearchPage ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [text, setText] = useState(query);
  const [last, setLast] = useState({ pathname, query });
  if (last.pathname !== pathname || last.query !== query) {
    setLast({ pathname, query });
    setText(query);
  }
  return { text, setText, isOnSearchPage };
}
