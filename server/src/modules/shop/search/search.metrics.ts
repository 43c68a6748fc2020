// Figures of the product search: of the searches that this process answered, and of the index where it is.
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { Search } from './search.service.ts';

/** Seconds. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export function registerSearchMetrics(metrics: Metrics, search: Search): void {
  const queries = metrics.counter({
    name: 'praxora_search_queries_total',
    help: 'Searches that were answered; one request may hold several.',
  });
  const seconds = metrics.histogram(
    {
      name: 'praxora_search_request_duration_seconds',
      help: 'Time of the search engine for one request, without waiting.',
    },
    durations,
  );
  search.onAnswered = (searches, duration) => {
    queries.inc(searches);
    seconds.observe(duration);
  };
}

export function registerIndexMetrics(metrics: Metrics, index: CatalogIndex): void {
  const timestamp = (milliseconds: number | undefined) =>
    milliseconds === undefined ? [] : [{ value: milliseconds / 1000 }];
  metrics.gauge(
    {
      name: 'praxora_search_index_built_timestamp_seconds',
      help: 'When the search index was built; missing until there is one.',
      aggregator: 'min',
    },
    () => timestamp(index.builtAt),
  );
  metrics.gauge(
    {
      name: 'praxora_search_index_caught_up_timestamp_seconds',
      help: 'When the search index last had every change of the catalogue.',
      aggregator: 'min',
    },
    () => timestamp(index.caughtUpAt),
  );
}
