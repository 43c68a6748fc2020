// The tree the import rules are proven on, and for every rule what breaks it.

/** A tree that keeps every rule; each planted fault is laid on top of it. */
export const sound: Readonly<Record<string, string>> = {
  'packages/rules/src/shared/dates.ts': 'export const monday = (now: Date) => new Date(now.getTime());',
  'packages/rules/src/shared/dates.test.ts':
    "import { test } from 'vitest';\ntest(String(Date.now()), () => {});",
  'packages/contract/src/calls.ts':
    "import { z } from 'zod';\nimport { monday } from '@praxora/rules/shared/dates';\nexport const call = z.custom(() => monday);",
  'server/src/main.ts': "import { app } from './app.ts';\nconsole.log(app, process.pid);",
  'server/src/app.ts':
    "import { routes } from './modules/purchasing/orders/orders.routes.ts';\nimport { stock } from './modules/inventory/index.ts';\nexport const app = [routes, stock];",
  'server/src/platform/clock.ts': "import { hrtime } from 'node:process';\nexport const clock = hrtime;",
  'server/src/platform/clock.test.ts': "import { app } from '../app.ts';\nexport const tested = app;",
  'server/src/testing/builders.ts': 'export const anOrder = {};',
  'server/src/modules/purchasing/orders/orders.routes.ts':
    "import { order } from './orders.service.ts';\nexport const routes = order;",
  'server/src/modules/purchasing/orders/orders.service.ts':
    "import { stock } from '../../inventory/index.ts';\nimport { rows } from './orders.repository.ts';\nimport { call } from '@praxora/contract/calls';\nexport const order = [stock, rows, call];",
  'server/src/modules/purchasing/orders/orders.repository.ts':
    "import { clock } from '../../../platform/clock.ts';\nexport const rows = clock;",
  'server/src/modules/inventory/index.ts': "export { stock } from './stock/stock.service.ts';",
  'server/src/modules/inventory/stock/stock.service.ts': 'export const stock = 1;',
  'server/src/modules/inventory/stock/stock.repository.ts': 'export const entries = 1;',
  'web/src/main.tsx':
    "import { App } from './app/App.tsx';\nexport const root = <App />;\nexport const later = () => import('./features/purchasing/orders/Orders.tsx');",
  'web/src/app/App.tsx':
    "import { Stock } from '../features/inventory/stock/Stock.tsx';\nexport const App = () => <Stock />;",
  'web/src/features/purchasing/orders/Orders.tsx':
    "import { Money } from '../../../ui/Money.tsx';\nexport const Orders = () => <Money />;",
  'web/src/features/inventory/stock/Stock.tsx':
    "import { format } from '../../../lib/format.ts';\nexport const Stock = () => <b>{format}</b>;",
  'web/src/ui/Money.tsx':
    "import { format } from '../lib/format.ts';\nexport const Money = () => <i>{format}</i>;",
  'web/src/lib/format.ts':
    "import { call } from '@praxora/contract/calls';\nexport const format = String(call);",
};

/** Every rule with one import or line that breaks it: [file, its content, where it must be found]. */
export const planted: readonly [rule: string, files: Record<string, string>, at: string][] = [
  [
    'nothing-imports-routes',
    {
      'server/src/modules/purchasing/orders/orders.jobs.ts':
        "import { routes } from './orders.routes.ts';\nexport const job = routes;",
    },
    'server/src/modules/purchasing/orders/orders.jobs.ts:1',
  ],
  [
    'nothing-imports-routes',
    {
      'server/src/cli/list.ts':
        "import type { routes } from '../modules/purchasing/orders/orders.routes.ts';\nexport type R = typeof routes;",
    },
    'server/src/cli/list.ts:1',
  ],
  [
    'routes-use-the-service',
    {
      'server/src/modules/inventory/stock/stock.routes.ts':
        "import { entries } from './stock.repository.ts';\nexport const routes = entries;",
    },
    'server/src/modules/inventory/stock/stock.routes.ts:1',
  ],
  [
    'repository-looks-down-only',
    {
      'server/src/modules/inventory/stock/stock.repository.ts':
        "import { stock } from './stock.service.ts';\nexport const entries = stock;",
    },
    'server/src/modules/inventory/stock/stock.repository.ts:1',
  ],
  [
    'modules-keep-their-sql',
    {
      'server/src/modules/inventory/labels/labels.ts':
        "export const label = 1;\nexport type Entries = typeof import('../stock/stock.repository.ts');",
    },
    'server/src/modules/inventory/labels/labels.ts:2',
  ],
  [
    'domains-are-entered-by-their-entry-file',
    {
      'server/src/cli/verify.ts':
        "import { stock } from '../modules/inventory/stock/stock.service.ts';\nexport const verify = stock;",
    },
    'server/src/cli/verify.ts:1',
  ],
  [
    'domains-are-entered-by-their-entry-file',
    {
      'web/src/domain/vendors/names.ts': 'export const names = 1;',
      'web/src/features/inventory/stock/Vendor.tsx':
        "import { names } from '../../../domain/vendors/names.ts';\nexport const Vendor = () => <b>{names}</b>;",
    },
    'web/src/features/inventory/stock/Vendor.tsx:1',
  ],
  [
    'domains-look-down',
    {
      'server/src/modules/purchasing/index.ts': "export { order } from './orders/orders.service.ts';",
      'server/src/modules/vendors/vendors/vendors.service.ts':
        "import { order } from '../../purchasing/index.ts';\nexport const vendor = order;",
    },
    'server/src/modules/vendors/vendors/vendors.service.ts:1',
  ],
  [
    'domains-look-down',
    {
      'packages/contract/src/shop/saved.ts': 'export const saved = 1;',
      'packages/contract/src/account/user.ts':
        "import { saved } from '../shop/saved.ts';\nexport const user = saved;",
    },
    'packages/contract/src/account/user.ts:1',
  ],
  [
    'domains-look-down',
    {
      'packages/rules/src/reports/period.ts': 'export const period = 1;',
      'web/src/domain/inventory/days.ts':
        "import { period } from '@praxora/rules/reports/period';\nexport const days = period;",
    },
    'web/src/domain/inventory/days.ts:1',
  ],
  [
    'platform-knows-no-module',
    {
      'server/src/platform/jobs.ts':
        "import { stock } from '../modules/inventory/index.ts';\nexport const jobs = stock;",
    },
    'server/src/platform/jobs.ts:1',
  ],
  [
    'packages-stand-alone',
    {
      'packages/search/src/engine.ts':
        "import { listFiles } from '../../../scripts/list.ts';\nexport const engine = listFiles;",
      'scripts/list.ts': 'export const listFiles = 1;',
    },
    'packages/search/src/engine.ts:1',
  ],
  [
    'packages-do-no-io',
    {
      'packages/rules/src/files.ts':
        "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    },
    'packages/rules/src/files.ts:1',
  ],
  [
    'packages-do-no-io',
    { 'packages/rules/src/check.ts': "import { z } from 'zod';\nexport const check = z;" },
    'packages/rules/src/check.ts:1',
  ],
  [
    'workspaces-by-name',
    {
      'packages/contract/src/stock.ts':
        "import { monday } from '../../rules/src/shared/dates.ts';\nexport const stock = monday;",
    },
    'packages/contract/src/stock.ts:1',
  ],
  [
    'web-knows-no-server',
    { 'web/src/lib/leak.ts': "import { server } from '@praxora/server/app';\nexport const leak = server;" },
    'web/src/lib/leak.ts:1',
  ],
  [
    'ui-and-lib-know-no-business',
    {
      'web/src/ui/Badge.tsx':
        "import { Orders } from '../features/purchasing/orders/Orders.tsx';\nexport const Badge = () => <Orders />;",
    },
    'web/src/ui/Badge.tsx:1',
  ],
  [
    'ui-and-lib-know-no-business',
    { 'web/src/lib/start.ts': "export { App as Start } from '../app/App.tsx';\nexport const own = 1;" },
    'web/src/lib/start.ts:1',
  ],
  [
    'domain-knows-no-feature',
    {
      'web/src/domain/purchasing/Recent.tsx':
        "import { Orders } from '../../features/purchasing/orders/Orders.tsx';\nexport const Recent = () => <Orders />;",
    },
    'web/src/domain/purchasing/Recent.tsx:1',
  ],
  [
    'lib-knows-no-ui',
    {
      'web/src/lib/price.tsx':
        "import { Money } from '../ui/Money.tsx';\nexport const Price = () => <Money />;",
    },
    'web/src/lib/price.tsx:1',
  ],
  [
    'features-keep-apart',
    {
      'web/src/features/inventory/stock/Links.tsx':
        "import { lazy } from 'react';\nexport const Links = lazy(() => import('../../purchasing/orders/Orders.tsx'));",
    },
    'web/src/features/inventory/stock/Links.tsx:2',
  ],
  [
    'features-know-no-app',
    {
      'web/src/features/purchasing/orders/theme.ts':
        "export type * from '../../../app/App.tsx';\nexport const own = 1;",
    },
    'web/src/features/purchasing/orders/theme.ts:1',
  ],
  [
    'product-knows-no-test',
    {
      'server/src/modules/inventory/stock/stock.demo.ts':
        "import { anOrder } from '../../../testing/builders.ts';\nexport const demo = anOrder;",
    },
    'server/src/modules/inventory/stock/stock.demo.ts:1',
  ],
  [
    'imports-lead-somewhere',
    { 'web/src/lib/gone.ts': "import { gone } from './not-there.ts';\nexport const found = gone;" },
    'web/src/lib/gone.ts:1',
  ],
  [
    'no-cycles',
    {
      'packages/rules/src/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'packages/rules/src/b.ts': "import type { c } from './c.ts';\nexport const b = {} as typeof c;",
      'packages/rules/src/c.ts': "import { a } from './a.ts';\nexport const c = a;",
    },
    'packages/rules/src/a.ts',
  ],
  [
    'no-module-cycles',
    {
      'server/src/modules/inventory/stock/stock.service.ts':
        "import { price } from '../prices/prices.service.ts';\nexport const stock = price;",
      'server/src/modules/inventory/prices/prices.service.ts':
        "import { lowest } from './lowest.ts';\nexport const price = lowest;\nexport const list = 1;",
      'server/src/modules/inventory/prices/lowest.ts': 'export const lowest = 1;',
      'server/src/modules/inventory/prices/ordered.ts':
        "import { stock } from '../stock/stock.service.ts';\nexport const ordered = stock;",
    },
    'server/src/modules/inventory/prices',
  ],
  [
    'no-barrels',
    { 'web/src/ui/all.ts': "export * from './Money.tsx';\nexport { Money as Price } from './Money.tsx';" },
    'web/src/ui/all.ts',
  ],
  [
    'no-barrels',
    { 'web/src/ui/again.ts': "import { Money } from './Money.tsx';\nexport { Money };" },
    'web/src/ui/again.ts',
  ],
];
