// The architecture's import rules. Each forbids one kind of import and says why in the words a developer will read.
import { findDomain, findEnteredFolder, isEntryFile, isHigherDomain } from './domains.ts';
import { isTest } from './files.ts';
import type { Import } from './import-graph.ts';

export interface ImportRule {
  readonly name: string;
  readonly because: string;
  /** True when the import breaks the rule. `path` is the imported file, when it is one of the project. */
  readonly forbids: (found: Import, path: string | undefined) => boolean;
}

/** npm dependencies a package may have. Everything in packages/ is pure, so the list stays short. */
const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  invoice: ['saxes'],
};

const matching = (pattern: RegExp, path: string | undefined): string | undefined =>
  pattern.exec(path ?? '')?.[1];
const moduleOf = (path: string | undefined) => matching(/^server\/src\/modules\/([^/]+\/[^/]+)\//, path);
const isOfModules = (path: string | undefined) => path?.startsWith('server/src/modules/') ?? false;
const featureOf = (path: string | undefined) => matching(/^web\/src\/features\/([^/]+)\//, path);
const packageOf = (path: string | undefined) => matching(/^packages\/([^/]+)\//, path);
const workspaceOf = (path: string | undefined) => matching(/^(packages\/[^/]+|server|web)\//, path);
const isRoutes = (path: string | undefined) => /\.routes\.ts$/.test(path ?? '');
const isService = (path: string | undefined) => /\.service\.ts$/.test(path ?? '');
const isRepository = (path: string | undefined) => /\.repository\.ts$/.test(path ?? '');
const composer = 'server/src/app.ts';

export const importRules: readonly ImportRule[] = [
  {
    name: 'nothing-imports-routes',
    because: 'Routes are the edge; only app.ts registers them.',
    forbids: ({ from }, path) => isRoutes(path) && from !== composer,
  },
  {
    name: 'routes-use-the-service',
    because: 'routes → service → repository: a route never skips its service.',
    forbids: ({ from }, path) => isRoutes(from) && isRepository(path),
  },
  {
    name: 'repository-looks-down-only',
    because: 'A repository is SQL and nothing else; it knows no service.',
    forbids: ({ from }, path) => isRepository(from) && isService(path),
  },
  {
    name: 'modules-keep-their-sql',
    because: 'The SQL of a module is used through its services.',
    forbids: ({ from }, path) => {
      const module = moduleOf(path);
      return module !== undefined && isRepository(path) && moduleOf(from) !== module && !isEntryFile(from);
    },
  },
  {
    name: 'domains-are-entered-by-their-entry-file',
    because: 'Another domain is used through its index.ts only; loading on demand and style sheets excepted.',
    forbids: ({ from, isOnDemand }, path) => {
      const folder = findEnteredFolder(path);
      if (path === undefined || folder === undefined || from.startsWith(folder)) return false;
      if (isEntryFile(path) || isRoutes(path) || /\.(css|fixture\.ts)$/.test(path)) return false;
      return !(isOnDemand && path.startsWith('web/'));
    },
  },
  {
    name: 'domains-look-down',
    because:
      'reports → shop → purchasing → inventory → vendors → account → system: a domain knows none above it.',
    forbids: ({ from }, path) => {
      const [mine, other] = [findDomain(from), findDomain(path)];
      return mine !== undefined && other !== undefined && isHigherDomain(other, mine) && !isTest(from);
    },
  },
  {
    name: 'platform-knows-no-module',
    because: 'The platform carries the modules; it must not know which there are.',
    forbids: ({ from }, path) =>
      from.startsWith('server/src/platform/') &&
      !isTest(from) &&
      (isOfModules(path) || path === composer || path === 'server/src/main.ts'),
  },
  {
    name: 'packages-stand-alone',
    because: 'packages/* know nothing of server, web or the tools around them.',
    forbids: ({ from }, path) =>
      packageOf(from) !== undefined && path !== undefined && packageOf(path) === undefined,
  },
  {
    name: 'packages-do-no-io',
    because:
      'packages/* are pure: no Node, no packages but the listed ones. Pass in what comes from outside.',
    forbids: ({ from, to }) => {
      const name = packageOf(from);
      if (name === undefined || isTest(from)) return false;
      if (to.kind === 'builtin') return true;
      return to.kind === 'package' && !(allowedPackages[name] ?? []).includes(to.name);
    },
  },
  {
    name: 'workspaces-by-name',
    because:
      'Another workspace is imported by its package name, never by a path that climbs out of one’s own.',
    forbids: ({ from, specifier }, path) => {
      const mine = workspaceOf(from);
      if (mine === undefined || path === undefined || !specifier.startsWith('.')) return false;
      // The product's version stands there, and only there.
      if (path === 'package.json') return false;
      return workspaceOf(path) !== mine && (packageOf(from) === undefined || packageOf(path) !== undefined);
    },
  },
  {
    name: 'web-knows-no-server',
    because: 'Web and server meet in the contract.',
    forbids: ({ from, to }, path) =>
      from.startsWith('web/') &&
      ((path ?? '').startsWith('server/') || (to.kind === 'package' && to.name === '@praxora/server')),
  },
  {
    name: 'server-knows-no-web',
    because: 'Web and server meet in the contract.',
    forbids: ({ from, to }, path) =>
      from.startsWith('server/') &&
      ((path ?? '').startsWith('web/') || (to.kind === 'package' && to.name === '@praxora/web')),
  },
  {
    name: 'ui-and-lib-know-no-business',
    because: 'ui and lib serve every product, so they know nothing of domain and features, nor of the app.',
    forbids: ({ from }, path) =>
      /^web\/src\/(ui|lib)\//.test(from) &&
      /^web\/src\/(domain|features|app|scan)\/|^web\/src\/main\./.test(path ?? ''),
  },
  {
    name: 'domain-knows-no-feature',
    because: 'What several features share knows none of them, nor the app that composes them.',
    forbids: ({ from }, path) =>
      from.startsWith('web/src/domain/') &&
      /^web\/src\/(features|app|scan)\/|^web\/src\/main\./.test(path ?? ''),
  },
  {
    name: 'lib-knows-no-ui',
    because: 'lib is technical: what shows something belongs in ui.',
    forbids: ({ from }, path) =>
      from.startsWith('web/src/lib/') && (path ?? '').startsWith('web/src/ui/') && !isTest(from),
  },
  {
    name: 'features-keep-apart',
    because:
      'Screens of one domain import nothing of another domain’s screens; what both need belongs in domain.',
    forbids: ({ from }, path) => {
      const mine = featureOf(from);
      const other = featureOf(path);
      return mine !== undefined && other !== undefined && mine !== other;
    },
  },
  {
    name: 'features-know-no-app',
    because: 'The app composes the features, not the other way round.',
    forbids: ({ from }, path) =>
      featureOf(from) !== undefined && /^web\/src\/app\/|^web\/src\/main\./.test(path ?? ''),
  },
  {
    name: 'product-knows-no-test',
    because: 'What is shipped never imports tests or their helpers.',
    forbids: ({ from }, path) => !isTest(from) && /^(packages|server|web)\//.test(from) && isTest(path ?? ''),
  },
  {
    name: 'imports-lead-somewhere',
    because: 'The imported file does not exist.',
    forbids: ({ to }) => to.kind === 'missing',
  },
];
