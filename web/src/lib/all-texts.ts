// The texts of the web app: all there are.
import type { Texts } from './i18n.ts';

export const allTexts: Texts = {
  files: import.meta.glob<Record<string, unknown>>('../i18n/*/*/*.json', { import: 'default' }),
  first: ['common', 'app', 'errors', 'routes'],
};
