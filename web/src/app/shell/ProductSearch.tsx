// The header's product search. Enter goes to the search page with the query.
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../lib/paths.ts';
import classes from './ProductSearch.module.css';

interface ProductSearchProps {
  inputRef: Ref<HTMLInputElement>;
  onSearched: () => void;
}

export function ProductSearch({ inputRef, onSearched }: ProductSearchProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = pathname === pathTo('search') ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [text, setText] = useState(searched);

  // On the search page the field shows what was searched for, also after "back"; elsewhere it is empty again.
  const [shown, setShown] = useState(searched);
  if (searched !== shown) {
    setShown(searched);
    setText(searched);
  }

  function goToSearch(event: FormEvent) {
    event.preventDefault();
    void navigate(pathTo('search', {}, { query: text.trim() }));
    onSearched();
  }

  return (
    <search className={classes.search}>
      <form onSubmit={goToSearch}>
        <TextInput
          ref={inputRef}
          type="search"
          name="query"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('header.search')}
          aria-keyshortcuts="/"
          placeholder={t('header.searchPlaceholder')}
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
          rightSection={
            <span className={classes.key} aria-hidden>
              {t('shortcuts.keySearch')}
            </span>
          }
          classNames={{ input: classes.input, section: classes.section }}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </form>
    </search>
  );
}
