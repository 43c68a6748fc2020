// The product's own texts, so that one test can run in both languages.
import { readTexts } from '../../scripts/checks/translation-texts.ts';
import { root } from './start-product.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Locale that a browser of each language sends. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const texts = {
  en: readTexts(root, 'en'),
  de: readTexts(root, 'de'),
};

/** `say('de')('shell:header.greeting', { name: 'Anna' })`. */
export function say(language: Language) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = texts[language].get(key);
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
