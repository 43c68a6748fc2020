import { describe, expect, it } from 'vitest';
import { acceptedFiles, detectFormat, detectTable, fileFormats } from './file-formats.ts';

describe('the format of a file', () => {
  it('is told by its first bytes', () => {
    const ofPriceList = (start: string) => detectFormat(start, 'priceLists');
    expect(ofPriceList('<?xml version="1.0"?><BMECAT version="1.2">')).toBe('bmecat');
    // Marks of UTF-8 and UTF-16, each byte as one character.
    expect(ofPriceList('\u00ef\u00bb\u00bf  <BMECAT/>')).toBe('bmecat');
    expect(ofPriceList('\u00ff\u00fe<\0?\0x\0m\0l\0')).toBe('bmecat');
    expect(ofPriceList('PK\u0003\u0004')).toBe('xlsx');
    expect(ofPriceList('Preis;< 5 Stück')).toBe('csv');
    expect(ofPriceList('< 5;Preis')).toBe('csv');
  });

  it('is one that can be used for it', () => {
    expect(detectFormat('<?xml version="1.0"?>', 'articles')).toBe('csv');
    expect(detectFormat('<?xml version="1.0"?>', 'catalogues')).toBe('bmecat');
    expect(detectFormat('PK\u0003\u0004', 'catalogues')).toBe('csv');
    expect(detectTable('<?xml version="1.0"?>')).toBe('csv');
  });

  it('is offered by every upload that takes it', () => {
    expect(acceptedFiles('articles').split(',')).toEqual(
      expect.arrayContaining(['.xlsx', '.csv', '.txt', 'text/csv']),
    );
    expect(acceptedFiles('priceLists').split(',')).toEqual(expect.arrayContaining(['.xml', 'text/xml']));
    for (const { extensions, uses } of Object.values(fileFormats))
      for (const use of uses)
        expect(acceptedFiles(use).split(',')).toEqual(expect.arrayContaining([...extensions]));
  });

  it('is found whatever a file begins with, and no extension stands for two', () => {
    const extensions = Object.values(fileFormats).flatMap(({ extensions: own }) => own as readonly string[]);
    expect(new Set(extensions).size).toBe(extensions.length);
    for (const use of ['articles', 'priceLists', 'catalogues'] as const)
      for (const start of ['', '\0', '%PDF', 'a;b'])
        expect(fileFormats[detectFormat(start, use)].uses).toContain(use);
  });
});
