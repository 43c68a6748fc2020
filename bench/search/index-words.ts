// The words our index found in each document, so that every engine searches the same ones.
import type { SearchIndex } from '../../packages/search/src/search-index.ts';

/** Words by document, with spaces before and between them. */
export function wordsByDocument(index: SearchIndex): string[] {
  const { dictionary, postings } = index.contents().built.text;
  const words: string[] = new Array<string>(index.size).fill('');
  for (let term = 0; term < dictionary.size; term++) {
    const word = dictionary.term(term);
    for (let i = postings.starts[term] as number; i < (postings.starts[term + 1] as number); i++) {
      const document = postings.documents[i] as number;
      words[document] += ` ${word}`;
    }
  }
  return words;
}
