// The texts of the web app: all there are. Those that the server writes into files, too, belong to the contract.
import type { Texts } from './i18n.ts';

export const allTexts: Texts = {
  files: import.meta.glob<Record<string, unknown>>(
    [
      '../i18n/*/*/*.json',
      '../../../packages/contract/i18n/*/*/*.json',
      '!../i18n/*/*/{app,common,errors,identity,routes,scanner,search,shell,stock,units}.json',
    ],
    { import: 'default' },
  ),
  first: ['common', 'app', 'errors', 'identity', 'routes', 'scanner', 'search', 'shell', 'stock', 'units'],
  firstFiles: {
    en: async () => (await import('../i18n/en/first.ts')).first,
    de: async () => (await import('../i18n/de/first.ts')).first,
  },
};
