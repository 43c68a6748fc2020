// Section 9 of the specification: business constants and limits, each with the line of the product that says it.
import type { Area, State } from './entry.ts';

export interface SpecifiedConstant {
  readonly name: string;
  /** As the specification says it. */
  readonly value: string;
  readonly area: Area;
  readonly state: State;
  /** The file that decides it; none while it is coming. */
  readonly file: string;
  /** The line in that file, ignoring spaces. */
  readonly line: string;
}

type Row = readonly [name: string, value: string, file: string, line: string];

const built = (area: Area, rows: readonly Row[]): SpecifiedConstant[] =>
  rows.map(([name, value, file, line]) => ({ name, value, area, state: 'built', file, line }));

const helpers = 'web/src/domain/shop/search/helpers.ts';
const autocomplete = 'web/src/features/shop/search/autocomplete/useAutocomplete.ts';
const queryIds = 'web/src/domain/shop/search/query-id-cache.ts';
const insights = 'web/src/domain/shop/search/insights.ts';
const variables = 'server/src/platform/config/variables.ts';
const notifications = 'web/src/ui/feedback/NotificationStack';
const passwords = 'packages/contract/src/account/identity.calls.ts';

export const specifiedConstants: readonly SpecifiedConstant[] = [
  ...built('platform', [
    ['request timeout', '60 s', 'web/src/lib/api/client.ts', 'defaultTimeoutMs = 60_000;'],
    ['notification duration', '3500 ms', 'web/src/ui/feedback/notify.tsx', 'shownMs = 3500;'],
    ['notification place', 'bottom-right', `${notifications}.tsx`, 'position="bottom-right"'],
    ['notification offset', '50', `${notifications}.module.css`, 'bottom: calc(50px + var(--bars));'],
    [
      'currency and number format',
      'EUR, German',
      'web/src/lib/format.ts',
      "'de-DE', { style: 'currency', currency: 'EUR' }",
    ],
    [
      'time zone of dates',
      '+01:00 or +02:00',
      'packages/rules/src/shared/dates.ts',
      "timeZone = 'Europe/Berlin';",
    ],
    ['languages', 'English, German', 'web/src/lib/i18n.ts', "['en', 'de'];"],
    ['fallback language', 'English', 'web/src/lib/i18n.ts', "fallbackLanguage: Language = 'en';"],
    ['week start', 'Monday', 'web/src/ui/fields/CalendarMonth.tsx', 'firstDayOfWeek: 1'],
    ['trace sample rate', '0.01', variables, "default: '0.01',"],
    ['contact phone DE', 'one number', variables, 'PHONE_DE: {'],
    ['contact phone AT', 'one number', variables, 'PHONE_AT: {'],
    [
      'tag-manager id',
      'GTM- and capitals or digits',
      'packages/contract/src/account/config.calls.ts',
      '/^GTM-[A-Z0-9]+$/',
    ],
  ]),
  ...built('identity', [
    ['token cookie lifetime', '7 days', 'server/src/platform/http/cookies.ts', 'sessionDays = 7;'],
    [
      'legacy token cookie',
      'a separate one',
      'server/src/platform/http/cookies.ts',
      "legacyToken: 'praxora_legacy_token',",
    ],
    ['login password', 'at least 6 characters', passwords, 'loginPasswordMinimum = 6;'],
    ['new password', 'at least 8 characters', passwords, 'newPasswordMinimum = 8;'],
    ['logo redirect delay', '1000 ms', 'web/src/app/LegacyRedirect.tsx', 'logoRedirectDelayMs = 1000;'],
  ]),
  ...built('cart', [
    ['large cart', 'above 50 items', 'web/src/features/purchasing/cart/CartPage.tsx', 'largeCart = 50;'],
    [
      'unchecked suppliers',
      'a key of their own',
      'web/src/lib/storage.ts',
      "uncheckedSuppliers: 'praxora.uncheckedSuppliers',",
    ],
  ]),
  ...built('optimizer', [
    [
      'optimizer timeout',
      '600 s',
      'web/src/domain/purchasing/optimizer/watched-runs.ts',
      'optimizerTimeoutMs = 600_000;',
    ],
  ]),
  ...built('catalog', [
    ['full tax rate', '19 %', 'server/migrations/0002_catalog.sql', "('DE', 'fullTax', '2021-01-01', 19)"],
    [
      'reduced tax rate',
      'not shown; 7 %',
      'server/migrations/0002_catalog.sql',
      "('DE', 'reducedTax', '2021-01-01', 7)",
    ],
  ]),
  ...built('inventory', [
    [
      'bulk configuration',
      '12 articles',
      'server/src/modules/inventory/articles/create-articles.ts',
      'mostAtOnce = 12;',
    ],
    [
      'expiry band',
      '1 month',
      'packages/rules/src/inventory/expiry.ts',
      "addMonths(today, 1)) return 'under1Month';",
    ],
    [
      'expiry band',
      '3 months',
      'packages/rules/src/inventory/expiry.ts',
      "addMonths(today, 3)) return 'under3Months';",
    ],
    [
      'default saved tab',
      'previouslyPurchased',
      'web/src/lib/paths.ts',
      "SavedArticleTab = 'previouslyPurchased';",
    ],
  ]),
  ...built('orders', [
    [
      'date presets',
      'week, month, quarter, year',
      'packages/rules/src/shared/date-presets.ts',
      "'thisWeek', 'thisMonth', 'thisQuarter', 'thisYear',",
    ],
    [
      'date presets',
      'last 7 and 30 days',
      'packages/rules/src/shared/date-presets.ts',
      "'last7Days', 'last30Days',",
    ],
    [
      'date presets',
      'last week, month, 3 and 6 months, year',
      'packages/rules/src/shared/date-presets.ts',
      "'lastWeek', 'lastMonth', 'last3Months', 'last6Months', 'lastYear',",
    ],
    ['date presets', 'all time', 'packages/rules/src/shared/date-presets.ts', "'allTime', ] as const;"],
  ]),
  ...built('search', [
    ['hitsPerPage', '40', helpers, 'hitsPerPage: 40,'],
    ['maxValuesPerFacet', '50', helpers, 'maxValuesPerFacet: 50,'],
    ['synonym replacement in highlights', 'off', helpers, 'replaceSynonymsInHighlight: false,'],
    ['click analytics', 'on', helpers, 'clickAnalytics: true,'],
    ['ranking info', 'requested', helpers, 'getRankingInfo: true,'],
    [
      'disjunctive facets',
      'vendors, manufacturers, two category levels',
      helpers,
      'disjunctiveFacets: [facets.vendor, facets.manufacturer, categoryFacets.top, categoryFacets.sub],',
    ],
    [
      'indexes',
      'products and query suggestions apart',
      'packages/contract/src/shop/search-indexes.ts',
      "suggestions: 'query_suggestions',",
    ],
    ['autocomplete', 'more than 3 characters', autocomplete, 'shortQuery = 3;'],
    ['autocomplete', '300 ms delay', autocomplete, 'delayMs = 300;'],
    ['autocomplete', '4 query suggestions', helpers, 'hitsPerPage: 4,'],
    [
      'autocomplete',
      '3 products',
      'web/src/domain/shop/search/search-products.ts',
      'mostSuggestedProducts = 3;',
    ],
    ['query id cache', '5000 entries', queryIds, 'mostEntries = 5000;'],
    ['query id cache', 'the oldest 1000 are dropped', queryIds, 'droppedEntries = 1000;'],
    ['anonymous analytics cookie', '180 days', insights, 'cookieDurationMs = 180 * 24 * 60 * 60 * 1000;'],
    ['analytics currency', 'EUR', insights, "currency = 'EUR';"],
    [
      'analytics user token',
      '1 to 64 letters, digits, _ or -',
      'server/src/modules/shop/search/insights-event.ts',
      '/^[A-Za-z0-9_-]{1,64}$/',
    ],
  ]),
  ...built('vendors', [
    ['purchase history', 'last 12 months', 'packages/rules/src/shared/last-months.ts', 'monthCount = 12;'],
  ]),
];
