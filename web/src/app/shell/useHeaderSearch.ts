// Where the header's search leads: to the search page, to a product of the autocomplete, or to what was scanned.
import type { Scan } from '@praxora/barcode/scan';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isWholeCode, readCode } from '../../domain/scanner/read-code.ts';
import { useOpenScanned } from '../../domain/scanner/useOpenScanned.ts';
import { useWedgeScanner } from '../../domain/scanner/useWedgeScanner.ts';
import { trackProductClicked } from '../../domain/search/insights.ts';
import type { Option } from '../../features/search/autocomplete/options.ts';
import { useAutocomplete } from '../../features/search/autocomplete/useAutocomplete.ts';
import { forgetLocationQuery } from '../../features/search/location-query.ts';
import { pathTo } from '../../lib/paths.ts';

export function useHeaderSearch(onSearched: () => void) {
  const navigate = useNavigate();
  const { text, setText, isOnSearchPage } = useSearchText();
  const autocomplete = useAutocomplete({ text, isOff: isOnSearchPage, onChoose: choose });
  const openScanned = useOpenScanned();
  useWedgeScanner({
    place: 'field',
    isEnabled: autocomplete.isFocused,
    onScan: (code) => openOrSearch(readCode(code)),
  });

  function goToSearch(query: string) {
    // Whoever searches for nothing wants to start anew, not the last search again.
    if (query === '') forgetLocationQuery();
    void navigate(pathTo('search', {}, { query }));
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
    trackProductClicked({ objectID, index, queryID, position });
    setText('');
    void navigate(pathTo('product', { productId }, { objectID }));
    onSearched();
  }

  /** Who scans into this field wants the article, else the catalogue's products of that number. */
  function openOrSearch(scan: Scan) {
    autocomplete.close();
    void openScanned(scan, { onUnknown: goToSearch });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    autocomplete.close();
    const scan = readCode(text);
    // Of a whole code nothing is found by its letters; some scanners type as slowly as people.
    if (isWholeCode(scan)) openOrSearch(scan);
    else goToSearch(text.trim());
  }

  return { text, setText, isOnSearchPage, autocomplete, submit };
}

/** On the search page the field shows what was searched for, also after "back"; elsewhere it is empty again. */
function useSearchText() {
  const { pathname, search } = useLocation();
  const isOnSearchPage = pathname === pathTo('search');
  const query = isOnSearchPage ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setText(query);
  }
  return { text, setText, isOnSearchPage };
}
