// How content the demo practices were with some of their orders.
import type { Random } from '../random.ts';
import type { DemoOrder } from './orders.ts';

export interface Rating {
  readonly rating: number;
  readonly comment: string;
  readonly at: string;
}

const comments: Readonly<Record<number, readonly string[]>> = {
  5: [
    '',
    'Schnell und vollständig geliefert.',
    'Alles wie bestellt, sehr gut verpackt.',
    'Immer zuverlässig.',
  ],
  4: ['', 'Lieferung pünktlich, Karton leicht eingedrückt.', 'Gut, nur der Lieferschein fehlte.'],
  3: ['Ein Artikel kam erst nach Rückfrage.', 'Kürzere Haltbarkeit als sonst.', ''],
  2: ['Zwei Tage später als zugesagt, ohne Bescheid.', 'Teillieferung, Rest musste angemahnt werden.'],
};

/** About a third is rated; what came in parts less well. */
export function ratingOf({ receipts }: DemoOrder, at: string, random: Random): Rating | null {
  if (!random.chance(0.35)) return null;
  const rating = Math.max(2, random.pick([5, 5, 5, 5, 4, 4, 4, 3]) - (receipts.length > 1 ? 1 : 0));
  return { rating, comment: random.pick(comments[rating] ?? ['']), at };
}
