import { describe, expect, it } from 'vitest';
import { findRefusedWords, readRefusedWords } from './glossary.ts';

const glossary = `# Glossary

Words | in prose count for nothing.

| German | English | Meaning | Not in German | Not in English |
|---|---|---|---|---|
| Merkliste | watchlist | What somebody chose | gemerkt, Wunschliste | save for later |
| Paket | parcel | One delivery | | parcels less |
`;

const texts = (one: Record<string, string>) => new Map(Object.entries(one));
const never = () => false;

describe('words that the glossary gives up', () => {
  it('are those of its last two columns', () => {
    expect(readRefusedWords(glossary)).toEqual({
      german: ['gemerkt', 'Wunschliste'],
      english: ['save for later', 'parcels less'],
    });
  });

  it('are found as whole words, whatever their case, and in no placeholder', () => {
    const faults = findRefusedWords(
      texts({
        'a:one': 'Gemerkt am {{date}}',
        'a:two': 'Angemerkt',
        'a:three': '{{gemerkt}}',
        'a:four': 'Wunsch\u00adliste',
      }),
      ['gemerkt', 'Wunschliste'],
      never,
    );
    expect(faults.map(({ at }) => at)).toEqual(['a:one', 'a:four']);
  });

  it('may stand in what the specification quotes', () => {
    const quoted = 'Save for later';
    const found = texts({ 'a:one': quoted, 'a:two': 'Please save for later.' });
    expect(findRefusedWords(found, ['save for later'], (text) => text === quoted)).toHaveLength(1);
  });
});
