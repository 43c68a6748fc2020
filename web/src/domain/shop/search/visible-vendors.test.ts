import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { serve } from '../../../lib/testing/fake-server.ts';
import { vendorFilter, vendorNames, withoutHiddenVendors, withVendorFilter } from './visible-vendors.ts';

const names = { visible: ['Depotia', 'Haus "Nord"'], hidden: ['Marktmed'] };
const nobodyHidden = { visible: ['Depotia', 'Marktmed'], hidden: [] };

it('asks who is hidden, and once only', async () => {
  queryClient.clear();
  const asked = serve({
    'GET /pro/vendors': {
      body: {
        data: [
          { name: 'Depotia', isHidden: false },
          { name: 'Marktmed', isHidden: true },
        ],
      },
    },
  });
  expect(await vendorNames()).toEqual({ visible: ['Depotia'], hidden: ['Marktmed'] });
  await vendorNames();
  expect(asked).toHaveLength(1);
});

it('names the visible vendors in every request about products', () => {
  const filters = 'lieferanten:"Depotia" OR lieferanten:"Haus \\"Nord\\""';
  const requests = [
    { indexName: 'products', params: { query: 'gloves', facets: ['lieferanten'] } },
    { indexName: 'products_price_asc', query: 'gloves', hitsPerPage: 1 },
    { indexName: 'query_suggestions', params: { query: 'gloves' } },
  ];
  expect(withVendorFilter(requests, names)).toEqual([
    { indexName: 'products', params: { query: 'gloves', facets: ['lieferanten'], filters } },
    { indexName: 'products_price_asc', query: 'gloves', hitsPerPage: 1, params: { filters } },
    { indexName: 'query_suggestions', params: { query: 'gloves' } },
  ]);
  expect(withVendorFilter(requests, nobodyHidden)).toBe(requests);
});

it('names the hidden ones where there is nobody else, and nobody where there are too many', () => {
  expect(vendorFilter({ visible: [], hidden: ['A', 'B'] })).toBe(
    'NOT lieferanten:"A" AND NOT lieferanten:"B"',
  );
  const many = Array.from({ length: 301 }, (_, i) => `Vendor ${i}`);
  expect(vendorFilter({ visible: many, hidden: ['A'] })).toBeUndefined();
});

it('takes the hidden ones out of the facet', () => {
  const requests = [
    { indexName: 'products', query: '' },
    { indexName: 'products', type: 'facet', facet: 'lieferanten' } as const,
    { indexName: 'products', type: 'facet', facet: 'hersteller' } as const,
  ];
  const values = [
    { value: 'Depotia', highlighted: 'Depotia', count: 3 },
    { value: 'Marktmed', highlighted: 'Marktmed', count: 1 },
  ];
  const results = [
    {
      hits: [],
      query: '',
      params: '',
      facets: { lieferanten: { Depotia: 3, Marktmed: 1 }, hersteller: { Marktmed: 2 } },
    },
    { facetHits: values, exhaustiveFacetsCount: true },
    { facetHits: values, exhaustiveFacetsCount: true },
  ];
  expect(withoutHiddenVendors(results, requests, names)).toMatchObject([
    { facets: { lieferanten: { Depotia: 3 }, hersteller: { Marktmed: 2 } } },
    { facetHits: [{ value: 'Depotia' }] },
    { facetHits: values },
  ]);
  expect(withoutHiddenVendors(results, requests, names)[0]).not.toHaveProperty('facets.lieferanten.Marktmed');
  expect(withoutHiddenVendors(results, requests, nobodyHidden)).toBe(results);
});
