// Categories, sizes, vendors and manufacturers to filter by, in the column beside the results or in the drawer.
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { countFlags, type ProductResults, repeatWhenBusy } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type Flag, flags } from '../../../lib/marketplace/product-hit.ts';
import { isStart } from './address.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FacetFilter } from './FacetFilter.tsx';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { toggled } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { useFlagTexts } from './useFlagTexts.ts';
import type { SearchState } from './useSearchState.ts';

/** Many searches find nothing that has sizes. */
const SizeFilter = lazy(() => import('./SizeFilter.tsx').then((m) => ({ default: m.SizeFilter })));

// Yes/no filters: in stock, bought before, in the inventory, a dangerous good. All selected ones must apply.
interface OnlyFilterProps {
  chosen: readonly Flag[];
  counts: Readonly<Record<Flag, number>> | undefined;
  onChange: (next: (chosen: readonly Flag[]) => Flag[]) => void;
}

function OnlyFilter({ chosen, counts, onChange }: OnlyFilterProps) {
  const { t } = useTranslation('search');
  const texts = useFlagTexts();
  return (
    <FilterSection title={t('filters.only')}>
      {(Object.keys(flags) as Flag[]).map((flag) => (
        <FilterCheckbox
          key={flag}
          name={texts[flag]}
          count={counts?.[flag]}
          checked={chosen.includes(flag)}
          onChange={() => onChange((now) => toggled(now, flag))}
        />
      ))}
    </FilterSection>
  );
}

interface FiltersProps {
  state: SearchState;
  results: ProductResults | undefined;
  /** They will not come: nothing waits for them any more. */
  failure: Error | null;
}

export function Filters({ state, results, failure }: FiltersProps) {
  const { t } = useTranslation('search');
  const { address, change } = state;
  const favourites = useFavouriteVendors();
  const flagCounts = useFlagCounts(state);
  return (
    <section aria-label={t('filters.title')}>
      <CategoryFilter
        tree={state.categoriesTree}
        isLoaded={state.isLoadedCategories}
        isFailed={state.failedCategories !== null}
        onChange={(next) => change(({ categories }) => ({ categories: next(categories) }))}
      />
      <OnlyFilter
        chosen={address.only}
        counts={flagCounts}
        onChange={(next) => change(({ only }) => ({ only: next(only) }))}
      />
      {!isStart(address) && (
        <Suspense fallback={null}>
          <SizeFilter
            values={results?.sizes ?? []}
            chosen={address.sizes}
            onChange={(next) => change(({ sizes }) => ({ sizes: next(sizes) }))}
          />
        </Suspense>
      )}
      <FacetFilter
        facet="vendor"
        title={t('filters.vendor')}
        findLabel={t('filters.findVendor')}
        values={results?.vendors}
        failure={failure}
        chosen={address.vendors}
        favourites={favourites}
        search={state}
        onChange={(next) => change(({ vendors }) => ({ vendors: next(vendors) }))}
      />
      <FacetFilter
        facet="manufacturer"
        title={t('filters.manufacturer')}
        findLabel={t('filters.findManufacturer')}
        values={results?.manufacturers}
        failure={failure}
        chosen={address.manufacturers}
        search={state}
        onChange={(next) => change(({ manufacturers }) => ({ manufacturers: next(manufacturers) }))}
      />
      <PriceFilter
        price={address.price}
        onChange={(limit) => change(({ price }) => ({ price: { ...price, ...limit } }))}
      />
    </section>
  );
}

/** The start page offers the filters before anybody has searched: nothing is counted there. */
function useFlagCounts({ address, refinements }: SearchState) {
  const { query, price, only } = address;
  return useQuery({
    queryKey: ['search', 'flags', query, refinements, price, only],
    queryFn: () => countFlags({ query, refinements: refinements ?? {}, price, only }),
    enabled: refinements !== null && !isStart(address),
    refetchInterval: repeatWhenBusy,
    placeholderData: (previous, asked) => (asked?.queryKey[2] === query ? previous : undefined),
  }).data;
}

function useFavouriteVendors(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['vendors', 'favourite-names'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (vendors) => new Set(vendors.filter(({ isFavorite }) => isFavorite).map(({ name }) => name)),
  });
  return data ?? nobody;
}
const nobody: ReadonlySet<string> = new Set();
