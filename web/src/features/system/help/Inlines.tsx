import type { Inline } from '@praxora/rules/system/help-article';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { pagePath } from './pages.ts';
import type { NameOf } from './screen-names.ts';

function toTarget(target: string): string {
  const [kind, name = ''] = target.split(':');
  return kind === 'page' ? pagePath(name) : pathTo('help', { article: name });
}

function draw(inline: Inline, nameOf: NameOf): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'bold':
      return <strong>{inline.text}</strong>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'screen':
      return <strong>{nameOf(inline.key)}</strong>;
    case 'link':
      return <Link to={toTarget(inline.target)}>{inline.text}</Link>;
  }
}

/** Words of an article: bold ones, names on the screen, codes and links. */
export function Inlines({ inlines, nameOf }: { inlines: readonly Inline[]; nameOf: NameOf }) {
  const id = useId();
  // They never change their order.
  const keyed = inlines.map((inline, index) => ({ inline, key: `${id}-${index}` }));
  return keyed.map(({ inline, key }) => <span key={key}>{draw(inline, nameOf)}</span>);
}
