import { calendarDay } from '@praxora/rules/shared/dates';
import { useState } from 'react';
import {
  type DraftLines,
  type ExpiredGood,
  expiredLots,
  LazyExpiredGoods,
} from '../../../domain/purchasing/index.ts';
import type { ShownLine } from './order-lines.ts';

/** Asks before expired goods are booked in; without any it goes on at once. */
export function useExpiredQuestion(lines: readonly ShownLine[]) {
  const [pending, setPending] = useState<{ goods: ExpiredGood[]; goOn: () => void } | null>(null);
  return {
    ask: (drafts: DraftLines, goOn: () => void) => {
      const names = new Map(lines.map(({ key, name }) => [key, name]));
      const goods = expiredLots(lines, drafts, calendarDay(new Date())).map(
        ({ line, lotKey, date, warning }) => ({
          key: `${line.key}-${lotKey}`,
          name: names.get(line.key) ?? '',
          date,
          warning,
        }),
      );
      if (goods.length > 0) setPending({ goods, goOn });
      else goOn();
    },
    question: pending && (
      <LazyExpiredGoods
        goods={pending.goods}
        onAccept={async () => {
          setPending(null);
          pending.goOn();
          return true;
        }}
        onClose={() => setPending(null)}
      />
    ),
  };
}
