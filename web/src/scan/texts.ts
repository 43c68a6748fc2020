// The texts of the scan app. Its own come first; those of refusals and amounts with the screens that show them.
import type { Texts } from '../lib/i18n.ts';

export const scanTexts: Texts = {
  files: import.meta.glob<Record<string, unknown>>(
    '../i18n/*/*/{scanApp,scanModes,scanner,stock,units,errors}.json',
    {
      import: 'default',
    },
  ),
  first: ['scanApp'],
};
