import type { Block } from '@praxora/rules/system/help-article';
import { IconBulb } from '@tabler/icons-react';
import { useId } from 'react';
import { Inlines } from './Inlines.tsx';
import type { NameOf } from './screen-names.ts';

function OneBlock({ block, nameOf }: { block: Block; nameOf: NameOf }) {
  const id = useId();
  if (block.kind === 'code')
    return <pre className="bg-sunken bdrs-10 overflow-x-auto p-12-14 fz-fact m-10-0-0">{block.text}</pre>;
  if (block.kind === 'list') {
    const items = block.items.map((inlines, index) => ({ inlines, key: `${id}-${index}` }));
    return (
      <ul className="m-6-0-0 ps-18">
        {items.map(({ inlines, key }) => (
          <li key={key} className="mt-4">
            <Inlines inlines={inlines} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'tip')
    return (
      <p className="row gap-10 items-top bg-primary-soft bdrs-10 p-12-14 mt-12">
        <IconBulb size={19} stroke={1.6} className="flex-none c-primary" aria-hidden />
        <span>
          <Inlines inlines={block.inlines} nameOf={nameOf} />
        </span>
      </p>
    );
  return (
    <p className="mt-6 pretty">
      <Inlines inlines={block.inlines} nameOf={nameOf} />
    </p>
  );
}

export function Blocks({ blocks, nameOf }: { blocks: readonly Block[]; nameOf: NameOf }) {
  const id = useId();
  const keyed = blocks.map((block, index) => ({ block, key: `${id}-${index}` }));
  return keyed.map(({ block, key }) => <OneBlock key={key} block={block} nameOf={nameOf} />);
}
