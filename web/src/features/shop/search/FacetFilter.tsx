// Vendors or manufacturers to filter by, with a search inside: what is typed is asked of the index, not only of what
// is shown.
import { CloseButton, Skeleton, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconHeartFilled, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Facet,
  type FacetValue,
  manufacturerText,
  repeatWhenBusy,
  SearchBusy,
  searchFacet,
} from '../../../domain/shop/index.ts';
import classes from './FacetFilter.module.css';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { offeredValues } from './facet-values.ts';
import { toggled } from './filters.ts';
import type { SearchState } from './useSearchState.ts';

interface FacetFilterProps {
  facet: Facet;
  title: string;
  findLabel: string;
  /** Undefined while they are on their way. */
  values: readonly FacetValue[] | undefined;
  /** They will not come; a search that has too much to do is repeated by itself. */
  failure: Error | null;
  chosen: readonly string[];
  favourites?: ReadonlySet<string>;
  search: SearchState;
  onChange: (next: (chosen: readonly string[]) => string[]) => void;
}

const shownAtFirst = 6;
const typingDelayMs = 200;
const skeletonWidths = ['72%', '58%', '80%', '64%'];

export function FacetFilter(props: FacetFilterProps) {
  const { facet, title, findLabel, values, failure, chosen, favourites, search, onChange } = props;
  const { t } = useTranslation(['search', 'common']);
  const [text, setText] = useState('');
  const [showsAll, { toggle }] = useDisclosure();
  const facetSearch = useFacetSearch(facet, text, search);
  const isSearching = text.trim() !== '';
  const missing = isSearching ? facetSearch.error : failure;
  const offered = isSearching ? facetSearch.data : values && offeredValues(values, chosen, favourites);
  const visible =
    showsAll || isSearching ? offered : offered?.slice(0, Math.max(shownAtFirst, chosen.length));
  const hidden = (offered?.length ?? 0) - (visible?.length ?? 0);

  return (
    <FilterSection title={title}>
      <TextInput
        className={'m-2-0-6'}
        type="search"
        size="xs"
        autoComplete="off"
        aria-label={findLabel}
        placeholder={findLabel}
        leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
        rightSection={
          isSearching && <CloseButton size="xs" aria-label={t('common:close')} onClick={() => setText('')} />
        }
        classNames={{
          input: `${classes.input} below-tablet-fz-field below-tablet-h-thumb below-tablet-thumb fz-fact h-32 mih-32`,
        }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isSearching) {
            event.stopPropagation();
            setText('');
          }
        }}
      />
      {visible ? (
        <ul className="plain-list">
          {visible.map(({ value, count }) => (
            <li key={value} className="flex">
              <FilterCheckbox
                name={facet === 'manufacturer' ? manufacturerText(value) : value}
                count={count}
                checked={chosen.includes(value)}
                mark={favourites?.has(value) && <Favourite />}
                onChange={() => onChange((now) => toggled(now, value))}
              />
            </li>
          ))}
        </ul>
      ) : (
        !missing && skeletonWidths.map((width) => <Skeleton key={width} h={12} w={width} my={18} />)
      )}
      <p role="status" className="quiet fz-note">
        {!visible && missing && <Missing failure={missing} />}
        {visible?.length === 0 && t('search:filters.nothing')}
      </p>
      {(hidden > 0 || (showsAll && !isSearching && (offered?.length ?? 0) > shownAtFirst)) && (
        <UnstyledButton
          className="bdrs-6 c-primary fz-fact fw-560 mih-28 hover-td-underline below-tablet-thumb"
          onClick={toggle}
        >
          {hidden > 0 ? t('search:filters.showMore', { count: hidden }) : t('search:filters.showLess')}
        </UnstyledButton>
      )}
    </FilterSection>
  );
}

function Missing({ failure }: { failure: Error }) {
  const { t } = useTranslation('search');
  return failure instanceof SearchBusy ? t('filters.busy', { count: failure.seconds }) : t('filters.failed');
}

function Favourite() {
  const { t } = useTranslation('search');
  return (
    <span className={classes.favourite}>
      <IconHeartFilled size={13} aria-hidden />
      <VisuallyHidden>{t('filters.favourite')}</VisuallyHidden>
    </span>
  );
}

function useFacetSearch(
  facet: Facet,
  typed: string,
  { query, refinements, address: { price, only } }: SearchState,
) {
  const [text] = useDebouncedValue(typed.trim(), typingDelayMs);
  return useQuery({
    queryKey: ['search', 'facet', facet, text, query, refinements, price, only],
    queryFn: () => searchFacet(facet, text, { query, refinements: refinements ?? {}, price, only }),
    enabled: text !== '' && refinements !== null,
    refetchInterval: repeatWhenBusy,
    placeholderData: keepPreviousData,
  });
}
