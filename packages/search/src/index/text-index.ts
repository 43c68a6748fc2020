// The searchable texts of a set of documents: sorted dictionary, postings, and the words that typos are looked up in.
import { Dictionary } from '../text/dictionary.ts';
import { toWordList, type WordList } from '../text/typos.ts';
import type { Postings } from './postings.ts';

export class TextIndex {
  readonly dictionary: Dictionary;
  readonly postings: Postings;
  readonly words: WordList;

  constructor(dictionary: Dictionary, postings: Postings) {
    this.dictionary = dictionary;
    this.postings = postings;
    this.words = toWordList(dictionary);
  }

  static empty(): TextIndex {
    return new TextIndex(new Dictionary(new Uint8Array(0), new Uint32Array(1)), {
      starts: new Uint32Array(1),
      documents: new Uint32Array(0),
      occurrences: new Uint16Array(0),
    });
  }
}
