import { describe, expect, it } from 'vitest';
import { fold, originalLength } from './fold.ts';
import { otherForms, toStem } from './inflections.ts';
import { forEachWord, numberWords, queryWords } from './tokens.ts';

describe('folding', () => {
  it.each([
    ['Händedesinfektion', 'handedesinfektion'],
    ['Haendedesinfektion', 'handedesinfektion'],
    ['GRÖSSE', 'grosse'],
    ['Größe', 'grosse'],
    ['Übung', 'ubung'],
    ['Uebung', 'ubung'],
    ['neue', 'neue'],
    ['Quelle', 'quelle'],
    ['crème', 'creme'],
    ['25µm', '25um'],
  ])('%s is %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });

  it('keeps beginnings: what is typed so far begins what is meant', () => {
    for (const word of [
      'Händedesinfektion',
      'Haendedesinfektion',
      'neue',
      'Größe',
      'aktuell',
      'Koeffizient',
    ]) {
      for (let end = 1; end <= word.length; end++) expect(fold(word)).toContain(fold(word.slice(0, end)));
    }
  });

  it('finds the original characters of a folded beginning', () => {
    expect(originalLength('Haendedes', 2)).toBe(3);
    expect(originalLength('Händedes', 2)).toBe(2);
    expect(originalLength('Größe', 4)).toBe(4);
    expect(originalLength('Größe', 5)).toBe(4);
    expect(originalLength('Handschuhe', 4)).toBe(4);
    expect(originalLength('Größe', 99)).toBe(5);
  });
});

describe('words of a text', () => {
  const wordsOf = (text: string) => {
    const words: string[] = [];
    forEachWord(text, (word, position) => words.push(`${position}:${word}`));
    return words;
  };

  it('come with their positions; chained ones also joined', () => {
    expect(wordsOf('OP-Maske Typ II, 50 Stück')).toEqual([
      '0:op',
      '1:maske',
      '0:opmaske',
      '2:typ',
      '3:ii',
      '4:50',
      '5:stuck',
    ]);
  });

  it('are not joined over spaces, slashes and commas', () => {
    expect(wordsOf('M/L 2,5 ml')).toEqual(['0:m', '1:l', '2:2', '3:5', '4:ml']);
  });

  it('are of any script; what is no letter separates', () => {
    expect(wordsOf('зуб 🙂 ok')).toEqual(['0:зуб', '1:ok']);
  });
});

describe('article numbers', () => {
  it('are one word and their parts', () => {
    expect(numberWords('AB-12.345')).toEqual({ whole: 'ab12345', parts: ['ab', '12', '345'] });
    expect(numberWords('AB12345')).toEqual({ whole: 'ab12345', parts: [] });
    expect(numberWords('ab 12 / 345')).toEqual({ whole: 'ab12345', parts: ['ab', '12', '345'] });
  });
});

describe('queries', () => {
  it('have at most ten words', () => {
    expect(queryWords('a b c d e f g h i j k l')).toHaveLength(10);
    expect(queryWords(' -- ')).toEqual([]);
  });

  it('of a PZN are its digits, however it is written', () => {
    for (const query of ['90000966', 'PZN 90000966', 'PZN-90000966', 'PZN90000966', 'pzn: 90000966'])
      expect(queryWords(query)).toEqual(['90000966']);
    expect(queryWords('Artinova PZN 90000966')).toEqual(['artinova', '90000966']);
    expect(queryWords('PZN Etikett')).toEqual(['pzn', 'etikett']);
    expect(queryWords('XPZN12')).toEqual(['xpzn12']);
  });
});

describe('other forms', () => {
  it('have another ending', () => {
    expect(otherForms('handschuh')).toContain('handschuhe');
    expect(otherForms('handschuhe')).toContain('handschuh');
    expect(otherForms('gloves')).toContain('glove');
    expect(otherForms('kanulen')).toContain('kanule');
  });

  it('of an English y end in ies', () => {
    expect(otherForms('battery')).toContain('batteries');
    expect(otherForms('batteries')).toContain('battery');
    expect(toStem('batteries')).toBe(toStem('battery'));
    expect(otherForms('tray')).not.toContain('traies');
  });

  it('of short words are plurals only, and numbers have none', () => {
    expect(otherForms('tip')).toEqual(['tips']);
    expect(otherForms('tips')).toEqual(['tip']);
    expect(otherForms('xl')).toEqual([]);
    expect(otherForms('12345')).toEqual([]);
  });
});
