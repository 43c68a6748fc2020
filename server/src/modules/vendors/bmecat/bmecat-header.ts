// Data in the header of a BMEcat file that applies to all of its articles.
import type { Texts } from './item.ts';
import { findChild, findChildren, readText, type XmlNode } from './record-tree.ts';

export interface BmecatHeader {
  language: keyof Texts;
  currency: string;
  catalogueId: string;
  version: string;
  /** Names of the parties that articles refer to by id. */
  readonly parties: Map<string, string>;
}

const mostParties = 100_000;

export const initialHeader = (): BmecatHeader => ({
  language: 'de',
  currency: 'EUR',
  catalogueId: '',
  version: '',
  parties: new Map(),
});

/** Null for a language the product does not speak. */
export function toLanguage(code: string): keyof Texts | null {
  const short = code.trim().toLowerCase();
  if (['deu', 'ger', 'de'].includes(short)) return 'de';
  return ['eng', 'en'].includes(short) ? 'en' : null;
}

export function catalogFacts(node: XmlNode): Omit<BmecatHeader, 'parties'> {
  const languages = findChildren(node, 'LANGUAGE');
  const usual = languages.find(({ attributes }) => attributes.default === 'true') ?? languages[0];
  return {
    language: toLanguage(usual?.text ?? '') ?? 'de',
    currency: readText(node, 'CURRENCY') || 'EUR',
    catalogueId: readText(node, 'CATALOG_ID'),
    version: readText(node, 'CATALOG_VERSION'),
  };
}

/** Remembers a party of BMEcat 2005; returns its name when it is the supplier. */
export function noteParty({ parties }: BmecatHeader, node: XmlNode): string {
  const name = readText(findChild(node, 'ADDRESS'), 'NAME');
  if (name === '') return '';
  for (const id of findChildren(node, 'PARTY_ID')) {
    if (parties.size < mostParties) parties.set(id.text.trim(), name);
  }
  return findChildren(node, 'PARTY_ROLE').some(({ text }) => text.trim() === 'supplier') ? name : '';
}
