// The interface language. Texts lie in src/i18n/<language>/<domain>/<namespace>.json and are fetched when first used; each app
// says which of them are its own.
import type { Language } from '@praxora/contract/account/identity.calls';
import i18next, { type BackendModule } from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { readStored, storageKeys, writeStored } from './storage.ts';

export type { Language };

const languages: readonly Language[] = ['en', 'de'];
const fallbackLanguage: Language = 'en';

/** Locale of dates. */
export const toLocale = (language: Language): 'de-DE' | 'en-GB' => (language === 'de' ? 'de-DE' : 'en-GB');

export interface Texts {
  /** Text files by path relative to this folder or one beside it: `../i18n/en/shared/common.json`. */
  readonly files: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  /** Fetched before the first screen; every other namespace comes with the page that uses it. */
  readonly first: readonly string[];
  /** The first namespaces of a language in one file, for an app that has many of them. */
  readonly firstFiles?: Readonly<Record<Language, () => Promise<Record<string, unknown>>>>;
}

/** A file by language and namespace, whichever domain's folder it lies in. */
const indexFiles = (files: Texts['files']): Texts['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path.replace(/^.*\/i18n\/(\w+)\/\w+\/(\w+)\.json$/, '$1/$2'),
      load,
    ]),
  );

async function loadTexts({ files, first, firstFiles }: Texts, language: Language, namespace: string) {
  if (firstFiles && first.includes(namespace)) return (await firstFiles[language]())[namespace];
  const load = files[`${language}/${namespace}`];
  if (!load) throw new Error(`There are no texts ${language}/${namespace}`);
  return load();
}

const bundled = (texts: Texts): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadTexts(texts, language as Language, namespace).then(
      (content) => done(null, content as Parameters<typeof done>[1]),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
});

/** The stored choice, else the browser's language, else English. */
export function chooseLanguage(stored: string | null, browserLanguage: string | undefined): Language {
  const preferences = [stored, browserLanguage?.toLowerCase().split('-')[0]];
  return (
    languages.find((language) => language === preferences[0]) ??
    languages.find((language) => language === preferences[1]) ??
    fallbackLanguage
  );
}

export async function startI18n(texts: Texts): Promise<void> {
  i18next.on('languageChanged', (language) => applyLanguage(language as Language));
  await i18next
    .use(bundled({ ...texts, files: indexFiles(texts.files) }))
    .use(initReactI18next)
    .init({
      lng: chooseLanguage(readStored(storageKeys.language), navigator.language),
      supportedLngs: languages,
      // Each language is complete (check:translations), so no fallback texts are loaded.
      fallbackLng: false,
      // A copy, since i18next adds every namespace to it that is loaded later.
      ns: [...texts.first],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}

/** Switches the interface and remembers the choice. Texts are there before anything changes on the screen. */
export async function setLanguage(language: Language): Promise<void> {
  writeStored(storageKeys.language, language);
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.resolvedLanguage) ?? fallbackLanguage;
}

/** The current language, as a value that follows a switch. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage);
}

function subscribeToLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
}
