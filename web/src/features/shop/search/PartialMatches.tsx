// Where a search finds nothing: what its parts find, the category that fits, and what of one's own has that name.

import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import type { PartialMatch } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { changed, emptyAddress, searchPath } from './address.ts';
import { namedCategories, namedLike } from './partial-matches.ts';
import type { SearchState } from './useSearchState.ts';

// Articles of the practice and vendors whose names match a search that found no products.
const mostShown = 3;

/** Articles by the whole query; where there are none, by the part that finds something. */
function useOwnMatches(query: string, part: string | undefined) {
  const { data: articles = [] } = useQuery({
    queryKey: [...inventoryKey, 'named-like', query, part],
    queryFn: async ({ signal }) => {
      const named = (text: string) =>
        callApi(articleCalls.searchArticles, { query: { query: text.slice(0, 200) } }, { signal });
      const whole = await named(query);
      return whole.length > 0 || part === undefined ? whole : named(part);
    },
  });
  const { data: vendors = [] } = useQuery({
    queryKey: ['vendors', 'named-like', query],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (all) => namedLike(all, query),
  });
  return { articles: articles.slice(0, mostShown), vendors: vendors.slice(0, mostShown) };
}

interface PartialMatchesProps {
  state: SearchState;
  parts: readonly PartialMatch[];
}

export function PartialMatches({ state: { address, topCategories }, parts }: PartialMatchesProps) {
  const { t } = useTranslation('search');
  const { articles, vendors } = useOwnMatches(address.query, parts[0]?.query);
  const numberOf = (count: number) => t('instead.count', { count, number: formatNumber(count) });
  return (
    <div className="wrap gap-20-40 justify-center mt-20">
      <Group title={t('instead.parts')}>
        {parts.map(({ query, nbHits }) => (
          <Way
            key={query}
            to={searchPath(changed(address, { query }))}
            name={query}
            more={numberOf(nbHits)}
          />
        ))}
      </Group>
      <Group title={t('instead.category')}>
        {namedCategories(parts, topCategories).map(({ value, name }) => (
          <Way key={value} to={searchPath({ ...emptyAddress, categories: [value] })} name={name} />
        ))}
      </Group>
      <Group title={t('instead.articles')}>
        {articles.map(({ id, name, manufacturer }) => (
          <Way key={id} to={pathTo('article', { articleId: id })} name={name} more={manufacturer} />
        ))}
      </Group>
      <Group title={t('instead.vendors')}>
        {vendors.map(({ id, name }) => (
          <Way key={id} to={pathTo('vendors', { vendorId: id })} name={name} />
        ))}
      </Group>
    </div>
  );
}

/** A titled group; renders nothing if it is empty. */
function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="maw-320 miw-180">
      <h3 className="fz-note mb-6">{title}</h3>
      <ul className="no-marks m-0 p-0">{children}</ul>
    </section>
  );
}

function Way({ to, name, more }: { to: string; name: string; more?: string | undefined }) {
  return (
    <li>
      <Link to={to} className="c-primary inline-block fw-600 p-4-0">
        {name}
      </Link>
      {more && <span className="quiet fz-caption ms-8">{more}</span>}
    </li>
  );
}
