// The header's product search with its autocomplete. Enter goes to the search page with the query.
import { ActionIcon, CloseButton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { resultsId } from '../../domain/shop/index.ts';
import classes from './ProductSearch.module.css';
import { useHeaderSearch } from './useHeaderSearch.ts';

/** Fetched with the first suggestions. */
const AutocompletePopup = lazy(() =>
  import('../../features/shop/search/autocomplete/AutocompletePopup.tsx').then((m) => ({
    default: m.AutocompletePopup,
  })),
);

interface ProductSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onSearched: () => void;
}

export function ProductSearch({ inputRef, onSearched }: ProductSearchProps) {
  const { t } = useTranslation(['shell', 'search', 'scanner']);
  const { text, setText, isOnSearchPage, autocomplete, submit } = useHeaderSearch(onSearched);
  return (
    <search
      ref={autocomplete.root}
      className={`${classes.search} flex-1 maw-540 min-w-0 relative`}
      {...autocomplete.rootProps}
    >
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
              <span
                className={`${classes.key} line-18 quiet fz-mark bg-sunken bd-strong bdrs-5 h-20 p-0-6 phone-hidden`}
                aria-hidden
              >
                {t('shell:header.searchKey')}
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
          classNames={{
            input: `${classes.input} phone-fz-field phone-h-thumb phone-thumb bg-sheet bdrs-10 fz-row h-38 mih-38 pl-40`,
            section: `${classes.section} c-ink-3`,
          }}
          {...autocomplete.inputProps}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            autocomplete.onTyped();
          }}
        />
      </form>
      {isOnSearchPage && <SkipToResults />}
      <VisuallyHidden role="status">
        {autocomplete.isOpen && t('search:autocomplete.found', { count: autocomplete.options.length })}
      </VisuallyHidden>
      {autocomplete.isOpen && (
        <Suspense fallback={null}>
          <AutocompletePopup autocomplete={autocomplete} query={text.trim()} onLeave={onSearched} />
        </Suspense>
      )}
    </search>
  );
}

function SkipToResults() {
  const { t } = useTranslation('search');
  return (
    <a
      className={classes.skip}
      href={`#${resultsId}`}
      onClick={(event) => {
        // The address stays the search's own.
        event.preventDefault();
        document.getElementById(resultsId)?.focus();
      }}
    >
      {t('skipToResults')}
    </a>
  );
}
