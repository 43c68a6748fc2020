import type { Movement } from '@praxora/contract/inventory/stock';

/** Text key of a movement; a correction as an article's first input is its initial inventory. */
export function movementKey({ kind, type, isFirst }: Pick<Movement, 'kind' | 'type' | 'isFirst'>) {
  if (kind !== 'input') return kinds[kind];
  if (type !== 'CORRECTION') return 'movement.goods';
  return isFirst ? 'movement.initial' : 'movement.correction';
}

const kinds = {
  consumption: 'movement.consumption',
  correction: 'movement.correction',
  move: 'movement.move',
  count: 'movement.count',
  cancellation: 'movement.cancellation',
  undo: 'movement.undo',
  return: 'movement.return',
  'write-off': 'movement.writeOff',
  price: 'movement.price',
} as const;
