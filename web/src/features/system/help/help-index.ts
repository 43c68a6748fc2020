// The guides in the product's own search engine: each paragraph is found by its words and by the title of its guide, and of one guide only
// the paragraph that fits best is shown. Fetched when somebody begins to type.
import type { Block, HelpArticle, Inline } from '@praxora/rules/system/help-article';
import { buildPassageIndex } from '../../../lib/marketplace/passage-index.ts';
import { marks } from './help-index-marks.ts';
import type { NameOf } from './screen-names.ts';

export interface HelpHit {
  readonly slug: string;
  /** Heading of the section that was found; empty: the lead. */
  readonly section: string;
  /** With marks around the found words. */
  readonly title: string;
  readonly text: string;
}

const mostHits = 8;

export type SearchHelp = (query: string) => readonly HelpHit[];

const inlineText = (inlines: readonly Inline[], nameOf: NameOf): string =>
  inlines.map((inline) => (inline.kind === 'screen' ? nameOf(inline.key) : inline.text)).join('');

const blockTexts = (block: Block, nameOf: NameOf): string[] => {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items.map((item) => inlineText(item, nameOf));
  return [inlineText(block.inlines, nameOf)];
};

interface Paragraph {
  readonly article: HelpArticle;
  readonly section: string;
  readonly text: string;
}

const paragraphsOf = (article: HelpArticle, nameOf: NameOf): Paragraph[] => [
  { article, section: '', text: inlineText(article.lead, nameOf) },
  ...article.sections.flatMap(({ heading, blocks }) =>
    blocks
      .flatMap((block) => blockTexts(block, nameOf))
      .map((text) => ({ article, section: heading, text: `${heading}: ${text}` })),
  ),
];

export async function buildHelpIndex(
  articles: readonly HelpArticle[],
  nameOf: NameOf,
  topicName: (topic: HelpArticle['topic']) => string,
): Promise<SearchHelp> {
  const paragraphs = articles.flatMap((article) => paragraphsOf(article, nameOf));
  const search = await buildPassageIndex(
    paragraphs.map(({ article: { slug, title, topic }, text }) => ({
      ...{ group: slug, title, text },
      topic: topicName(topic),
    })),
    { marks, most: mostHits },
  );
  return (query) =>
    search(query).flatMap(({ index, title, text }) => {
      const paragraph = paragraphs[index];
      return paragraph ? [{ slug: paragraph.article.slug, section: paragraph.section, title, text }] : [];
    });
}
