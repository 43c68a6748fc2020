// The header's product search with its autocomplete. Enter goes to the search page with the query.
import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import type { Scan } from '@praxora/barcode/scan';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isWholeCode, readCode } from '../../domain/scanner/read-code.ts';
import { useOpenScanned } from '../../domain/scanner/useOpenScanned.ts';
import { useWedgeScanner } from '../../domain/scanner/useWedgeScanner.ts';
import { trackProductClicked } from '../../domain/search/insights.ts';
import { resultsId } from '../../domain/search/results-place.ts';
import { AutocompletePopup } from '../../features/search/autocomplete/AutocompletePopup.tsx';
import type { Option } from '../../features/search/autocomplete/options.ts';
import { useAutocomplete } from '../../features/search/autocomplete/useAutocomplete.ts';
import { forgetLocationQuery } from '../../features/search/location-query.ts';
import { pathTo } from '../../lib/paths.ts';
import classes from './ProductSearch.module.css';

interface ProductSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onSearched: () => void;
}

export function ProductSearch({ inputRef, onSearched }: ProductSearchProps) {
  const { t } = useTranslation(['shell', 'search', 'scanner']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnSearchPage = pathname === pathTo('search');
  const searched = isOnSearchPage ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [text, setText] = useState(searched);

  // On the search page the field shows what was searched for, also after "back"; elsewhere it is empty again.
  const [shown, setShown] = useState(searched);
  if (searched !== shown) {
    setShown(searched);
    setText(searched);
  }

  const autocomplete = useAutocomplete({ text, isOff: isOnSearchPage, onChoose: choose });

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
    const { objectID } = hit;
    const productId = hit.productId;
    if (productId === null) return;
    const { index = '', queryID } = autocomplete.products ?? {};
    trackProductClicked({ objectID, index, queryID, position });
    setText('');
    void navigate(pathTo('product', { productId }, { objectID }));
    onSearched();
  }

  const openScanned = useOpenScanned();

  /** Who scans into this field wants the article, else the catalogue's products of that number. */
  function openOrSearch(scan: Scan) {
    autocomplete.close();
    void openScanned(scan, { onUnknown: goToSearch });
  }
  useWedgeScanner({
    place: 'field',
    isEnabled: autocomplete.isFocused,
    onScan: (code) => openOrSearch(readCode(code)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    autocomplete.close();
    const scan = readCode(text);
    // Of a whole code nothing is found by its letters; some scanners type as slowly as people.
    if (isWholeCode(scan)) openOrSearch(scan);
    else goToSearch(text.trim());
  }

  return (
    <search ref={autocomplete.root} className={classes.search} {...autocomplete.rootProps}>
      <form onSubmit={submit}>
        <TextInput
          ref={inputRef}
          type="search"
          name="query"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('shell:header.search')}
          aria-keyshortcuts="/"
          placeholder={t('shell:header.searchPlaceholder')}
          leftSection={
            <ActionIcon type="submit" size={32} aria-label={t('search:autocomplete.search')}>
              <IconSearch size={17} stroke={1.8} aria-hidden />
            </ActionIcon>
          }
          rightSection={
            text === '' ? (
              <span className={classes.key} aria-hidden>
                {t('shell:shortcuts.keySearch')}
              </span>
            ) : (
              <CloseButton
                size={30}
                aria-label={t('search:autocomplete.clear')}
                onClick={() => {
                  setText('');
                  inputRef.current?.focus();
                }}
              />
            )
          }
          classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
          {...autocomplete.inputProps}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            autocomplete.onTyped();
          }}
        />
      </form>
      {isOnSearchPage && (
        <a
          className={classes.skip}
          href={`#${resultsId}`}
          onClick={(event) => {
            // The address stays the search's own.
            event.preventDefault();
            document.getElementById(resultsId)?.focus();
          }}
        >
          {t('search:skipToResults')}
        </a>
      )}
      <AutocompletePopup autocomplete={autocomplete} query={text.trim()} onLeave={onSearched} />
    </search>
  );
}
