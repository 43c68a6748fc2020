// An article of the help centre, read from its Markdown file: facts between dashes, a title, a lead, `##` for each step and `###` for
// what follows the steps. Only these parts of Markdown are known: paragraphs, lists, quotes as tips, bold, code and links. A name on
// the screen is written by its text key, `{receiving:foot.book}`, so that an article says what the screen says.

export const helpTopics = ['order', 'receive', 'scan', 'count', 'reports', 'setup'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export type Inline =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  /** A text key of the web app, `namespace:path.of.key`. */
  | { readonly kind: 'screen'; readonly key: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string };

export type Block =
  | { readonly kind: 'paragraph' | 'tip'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

export interface ArticleSection {
  readonly heading: string;
  readonly isStep: boolean;
  readonly blocks: readonly Block[];
}

export interface HelpArticle {
  readonly slug: string;
  readonly topic: HelpTopic;
  readonly roles: readonly string[];
  readonly minutes: number;
  /** Routes on which it helps, the one that it is about first. */
  readonly pages: readonly string[];
  readonly related: readonly string[];
  readonly title: string;
  readonly lead: readonly Inline[];
  readonly sections: readonly ArticleSection[];
}

const inlinePattern = /\*\*(.+?)\*\*|`([^`]+)`|\{(\w+:[\w.-]+)\}|\[([^\]]+)\]\(([^)\s]+)\)/g;

function readInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) inlines.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, bold, code, key, label, target] = match;
    if (bold !== undefined) inlines.push({ kind: 'bold', text: bold });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (key !== undefined) inlines.push({ kind: 'screen', key });
    else inlines.push({ kind: 'link', text: label ?? '', target: target ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) });
  return inlines;
}

/** Lines of one paragraph, one list, one quote or one piece of code. */
function readBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('- ')) {
    const items = lines.join('\n').slice(2).split('\n- ');
    return { kind: 'list', items: items.map((item) => readInlines(item.replace(/\s*\n\s*/g, ' '))) };
  }
  const isTip = first.startsWith('> ');
  const text = lines.map((line) => line.replace(/^> ?/, '')).join(' ');
  return { kind: isTip ? 'tip' : 'paragraph', inlines: readInlines(text) };
}

function readBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readBlock(part.split('\n')));
}

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function readArticle(slug: string, file: string): HelpArticle {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const facts = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const [beginning = '', ...rest] = body.split(/^(?=###? )/m);
  const [titleLine = '', ...leadLines] = beginning.trim().split('\n');
  return {
    slug,
    topic: helpTopics.find((topic) => topic === facts.get('topic')) ?? 'setup',
    roles: listOf(facts.get('roles')),
    minutes: Number(facts.get('minutes') ?? 0),
    pages: listOf(facts.get('pages')),
    related: listOf(facts.get('related')),
    title: titleLine.replace(/^# /, ''),
    lead: readInlines(leadLines.join(' ').trim()),
    sections: rest.map((part) => {
      const lineEnd = part.indexOf('\n');
      const heading = part.slice(0, lineEnd < 0 ? part.length : lineEnd);
      return {
        heading: heading.replace(/^#+ /, ''),
        isStep: heading.startsWith('## '),
        blocks: lineEnd < 0 ? [] : readBlocks(part.slice(lineEnd)),
      };
    }),
  };
}

const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'code' ? [] : block.inlines;

export const articleInlines = ({ lead, sections }: HelpArticle): readonly Inline[] => [
  ...lead,
  ...sections.flatMap(({ blocks }) => blocks.flatMap(inlinesOf)),
];
