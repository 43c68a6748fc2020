// The architecture's import rules. Each forbids one kind of import and says why in the words a developer will read.
import { isTest } from './files.ts';
import type { Import } from './import-graph.ts';

export interface ImportRule {
  readonly name: string;
  readonly because: string;
  /** True when the import breaks the rule. `path` is the imported file, when it is one of the project. */
  readonly forbids: (found: Import, path: string | undefined) => boolean;
}

/** What a package may take from npm. Everything in packages/ is pure, so the list stays short. */
const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
};

const matching = (pattern: RegExp, path: string | undefined): string | undefined =>
  pattern.exec(path ?? '')?.[1];
const moduleOf = (path: string | undefined) => matching(/^server\/src\/modules\/([^/]+)\//, path);
const featureOf = (path: string | undefined) => matching(/^web\/src\/features\/([^/]+)\//, path);
const packageOf = (path: string | undefined) => matching(/^packages\/([^/]+)\//, path);
const workspaceOf = (path: string | undefined) => matching(/^(packages\/[^/]+|server|web)\//, path);
const isRoutes = (path: string | undefined) => /\.routes\.ts$/.test(path ?? '');
const isService = (path: string | undefined) => /\.service\.ts$/.test(path ?? '');
const isRepository = (path: string | undefined) => /\.repository\.ts$/.test(path ?? '');
const isServiceOf = (module: string, path: string | undefined) =>
  path === `server/src/modules/${module}/${module}.service.ts`;

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
    name: 'modules-are-entered-by-their-service',
    because: 'A module is reached from outside only through its <name>.service.ts.',
    forbids: ({ from }, path) => {
      const module = moduleOf(path);
      if (module === undefined || moduleOf(from) === module || isRoutes(path)) return false;
      return !isServiceOf(module, path);
    },
  },
  {
    name: 'platform-knows-no-module',
    because: 'The platform carries the modules; it must not know which there are.',
    forbids: ({ from }, path) =>
      from.startsWith('server/src/platform/') &&
      !isTest(from) &&
      (moduleOf(path) !== undefined || path === composer || path === 'server/src/main.ts'),
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
    because: 'A feature imports no other feature’s inside; what both need belongs in domain.',
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
