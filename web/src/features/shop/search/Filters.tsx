// Categories, vendors and manufacturers to filter by, in the column beside the results or in the drawer.
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductResults } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type Flag, flags } from '../../../lib/marketplace/product-hit.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FacetFilter } from './FacetFilter.tsx';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { toggled } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { useFlagTexts } from './useFlagTexts.ts';
import type { SearchState } from './useSearchState.ts';

// Yes/no filters: in stock, bought before, in the inventory, a dangerous good. All selected ones must apply.
interface OnlyFilterProps {
  chosen: readonly Flag[];
  onChange: (next: (chosen: readonly Flag[]) => Flag[]) => void;
}

function OnlyFilter({ chosen, onChange }: OnlyFilterProps) {
  const { t } = useTranslation('search');
  const texts = useFlagTexts();
  return (
    <FilterSection title={t('filters.only')}>
      {(Object.keys(flags) as Flag[]).map((flag) => (
        <FilterCheckbox
          key={flag}
          name={texts[flag]}
          count={undefined}
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
  return (
    <section aria-label={t('filters.title')}>
      <CategoryFilter
        tree={state.categoriesTree}
        isLoaded={state.isLoadedCategories}
        isFailed={state.failedCategories !== null}
        onChange={(next) => change(({ categories }) => ({ categories: next(categories) }))}
      />
      <OnlyFilter chosen={address.only} onChange={(next) => change(({ only }) => ({ only: next(only) }))} />
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

function useFavouriteVendors(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['vendors', 'favourite-names'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (vendors) => new Set(vendors.filter(({ isFavorite }) => isFavorite).map(({ name }) => name)),
  });
  return data ?? nobody;
}
const nobody: ReadonlySet<string> = new Set();
