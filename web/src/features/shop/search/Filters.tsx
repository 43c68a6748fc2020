// Categories, vendors and manufacturers to filter by, in the column beside the results or in the drawer.
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductResults } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FacetFilter } from './FacetFilter.tsx';
import { OnlyFilter } from './OnlyFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { SearchState } from './useSearchState.ts';

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
