// The lines of the page: added, looked up, changed, and kept over a reload.
import { mostLines } from '@praxora/contract/shop/order-lists.calls';
import { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import { readPastedLines } from '@praxora/rules/shop/quick-order-lines';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { callApi } from '../../../lib/api/api.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { type Line, matched, type NewLine, newLine, withScan } from './line.ts';

// Draft lines survive a reload and a detour: they remain in the browser window until they are in the cart.
const keptLine = z.object({
  key: z.string(),
  text: z.string(),
  quantity: z.number().int().nullable(),
  amountText: z.string(),
  mayHoldAmount: z.boolean(),
  isScanned: z.boolean(),
  productId: z.number().int().nullable(),
  vendorId: z.number().int().nullable(),
});

/** Key with the user's id, so that the next user of this window does not see the draft. */
const storageKey = (): string => `praxora.quick-order.${sessionStore.get().user?.id ?? 'nobody'}`;

/** Reads the draft; its lines are looked up again. */
function readDraft(): Line[] {
  try {
    const saved = z.array(keptLine).parse(JSON.parse(window.sessionStorage.getItem(storageKey()) ?? '[]'));
    return saved.map((line) => ({ ...line, match: null }));
  } catch {
    return [];
  }
}

function writeDraft(lines: readonly Line[]): void {
  try {
    if (lines.length === 0) window.sessionStorage.removeItem(storageKey());
    else window.sessionStorage.setItem(storageKey(), JSON.stringify(z.array(keptLine).parse(lines)));
  } catch {
    // Then a reload loses it, and that is all.
  }
}

export interface Lines {
  readonly lines: readonly Line[];
  /** Lines whose meaning could not be asked for. */
  readonly failed: ReadonlySet<string>;
  readonly add: (...lines: readonly NewLine[]) => void;
  /** Typed or pasted: a line for each row. */
  readonly take: (text: string) => void;
  readonly scan: (text: string) => void;
  readonly change: (key: string, fields: Partial<Line>) => void;
  /** Changes the text of a line, which discards its match. */
  readonly rewrite: (key: string, text: string) => void;
  readonly lookUpAgain: (line: Line) => void;
  readonly remove: (keys: ReadonlySet<string>) => void;
}

export function useLines(): Lines {
  const { t } = useTranslation('quickOrder');
  const [lines, setLines] = useState<readonly Line[]>(readDraft);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  // Events come faster than renders: a scanner does not wait.
  const current = useRef(lines);
  const put = useCallback((next: readonly Line[]) => {
    current.current = next;
    setLines(next);
    writeDraft(next);
  }, []);

  const lookUp = useCallback(
    async (asked: readonly Line[]) => {
      if (asked.length === 0) return;
      setFailed((before) => new Set([...before].filter((key) => asked.every((line) => line.key !== key))));
      try {
        const body = { lines: asked.map(askedFor) };
        const { lines: matches } = await callApi(quickOrderCalls.matchQuickOrder, { body });
        const byKey = new Map(asked.map(({ key, text }, index) => [`${key} ${text}`, matches[index]]));
        // Lines rewritten meanwhile are already being looked up again.
        put(
          current.current.map((line) => {
            const match = byKey.get(`${line.key} ${line.text}`);
            return match ? matched(line, match) : line;
          }),
        );
      } catch (error) {
        setFailed((before) => new Set([...before, ...asked.map(({ key }) => key)]));
        notifyRefusal(error);
      }
    },
    [put],
  );

  useEffect(() => {
    void lookUp(current.current.filter(({ match }) => match === null));
  }, [lookUp]);

  function add(...fields: readonly NewLine[]) {
    const room = Math.max(0, mostLines - current.current.length);
    const added = fields.slice(0, room).map(newLine);
    const left = fields.length - added.length;
    if (left > 0) notify.warning(t('tooMany', { maximum: mostLines, left }));
    put([...current.current, ...added]);
    void lookUp(added.filter(({ match }) => match === null));
  }

  return {
    lines,
    failed,
    add,
    take: (text) => {
      const read = readPastedLines(text);
      if (read.length === 0) add({ text: text.trim() });
      else add(...read.map(({ hasAmountCell, ...line }) => ({ ...line, mayHoldAmount: !hasAmountCell })));
    },
    scan: (text) => {
      if (current.current.length >= mostLines) return add({ text });
      const { lines: next, added } = withScan(current.current, text);
      put(next);
      if (added) void lookUp([added]);
    },
    change: (key, fields) =>
      put(current.current.map((line) => (line.key === key ? { ...line, ...fields } : line))),
    rewrite: (key, text) => {
      const blank = { text, match: null, productId: null, vendorId: null, mayHoldAmount: true };
      put(current.current.map((line) => (line.key === key ? { ...line, ...blank } : line)));
      void lookUp(current.current.filter((line) => line.key === key));
    },
    lookUpAgain: (line) => void lookUp([line]),
    remove: (keys) => put(current.current.filter(({ key }) => !keys.has(key))),
  };
}

const askedFor = ({ text, productId, mayHoldAmount }: Line) => ({
  text,
  mayHoldAmount,
  ...(productId === null ? {} : { productId }),
});
