// State of the search page: its address, the remembered search, and the categories to choose from.
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { countCategories, type Refinements, repeatWhenBusy } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { facets } from '../../../lib/marketplace/product-hit.ts';
import { type Change, useAddressView } from '../../../lib/useAddressView.ts';
import { changed, readAddress, type SearchAddress, searchPath, writeAddress } from './address.ts';
import { type CategoryBranch, categoryRefinements, categoryTree } from './categories.ts';
import { forgetLocationQuery, keepLocationQuery, readLocationQuery } from './location-query.ts';

export interface SearchState {
  readonly query: string;
  /** The search that is restored when somebody comes without one. */
  readonly locationQuery: string | null;
  /** In the catalogue's order, for the start page. */
  readonly topCategories: readonly CategoryBranch[];
  /** Most products first, for the filter. */
  readonly categoriesTree: readonly CategoryBranch[];
  readonly isLoadedCategories: boolean;
  readonly failedCategories: Error | null;
  readonly address: SearchAddress;
  /** Null while the categories that are needed for it are on their way. */
  readonly refinements: Refinements | null;
  readonly change: (change: Change<SearchAddress>) => void;
  /** Leaves everything behind and starts anew. */
  readonly startAnew: () => void;
}

const form = {
  read: (values: URLSearchParams) => readAddress(values.toString()),
  write: (address: SearchAddress) => new URLSearchParams(writeAddress(address)),
};

export function useSearchState(): SearchState {
  const { search } = useLocation();
  // Changes build on each other at once; what is shown is where the page is, as in the field above it.
  const [, changeAddress] = useAddressView(form);
  const navigate = useNavigate();
  const language = useLanguage();
  const address = useMemo(() => readAddress(search), [search]);
  const text = writeAddress(address);
  const { query, categories: chosen, vendors, manufacturers, sizes, price, only } = address;

  useEffect(() => {
    if (text !== '') keepLocationQuery(text);
  }, [text]);

  const others = useMemo(
    () => otherRefinements(vendors, manufacturers, sizes),
    [vendors, manufacturers, sizes],
  );
  const categories = useQuery({
    queryKey: ['catalog', 'categories'],
    queryFn: ({ signal }) => callApi(catalogCalls.listCategories, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const counts = useQuery({
    queryKey: ['search', 'categories', query, others, price, only],
    queryFn: () => countCategories(query, others, price, only),
    refetchInterval: repeatWhenBusy,
    placeholderData: (previous, asked) => (asked?.queryKey[2] === query ? previous : undefined),
  });

  const all = categories.data;
  const trees = useMemo(() => {
    const tree = categoryTree(all ?? [], counts.data, chosen, language);
    const order = new Map((all ?? []).map(({ de }, index) => [de, index]));
    const inOrder = [...tree].sort((a, b) => (order.get(a.value) ?? 0) - (order.get(b.value) ?? 0));
    return { categoriesTree: tree, topCategories: inOrder };
  }, [all, counts.data, chosen, language]);

  const refinements = useMemo(() => {
    const ofCategories = categoryRefinements(chosen, all);
    return ofCategories && { ...others, ...ofCategories };
  }, [chosen, all, others]);

  function change(how: Change<SearchAddress>) {
    const changeOf = (now: SearchAddress) => (typeof how === 'function' ? how(now) : how);
    const isFromTop = changeOf(address).page !== undefined;
    changeAddress(
      (now) => {
        const next = changed(now, changeOf(now));
        // Without this the emptied search would be restored at once.
        if (writeAddress(next) === '') forgetLocationQuery();
        return next;
      },
      { isFromTop },
    );
  }

  return {
    query,
    locationQuery: readLocationQuery(),
    ...trees,
    isLoadedCategories: categories.isSuccess,
    failedCategories: categories.error,
    address,
    refinements,
    change,
    startAnew: () => {
      forgetLocationQuery();
      void navigate(searchPath(readAddress('')));
    },
  };
}

function otherRefinements(
  vendors: readonly string[],
  manufacturers: readonly string[],
  sizes: readonly string[],
): Refinements {
  return {
    ...(vendors.length > 0 ? { [facets.vendor]: vendors } : {}),
    ...(manufacturers.length > 0 ? { [facets.manufacturer]: manufacturers } : {}),
    ...(sizes.length > 0 ? { [facets.size]: sizes } : {}),
  };
}
