// Codes that were scanned at another order and belong to this one, or before it was on the screen: whoever opened it need not scan
// again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { takeEarlyScans } from '../../../domain/purchasing/index.ts';
import { readDraft, writeDraft } from './draft-store.ts';

const carried = z.object({ scans: z.array(z.string()).max(200) });

/** Navigation state that a link passes to the page it opens. */
export const carrying = (scans: readonly string[]): z.infer<typeof carried> => ({ scans: [...scans] });

type Read = (text: string) => Promise<void>;

/**
 * The address keeps them for as long as it can be gone back to: how many of them were read is noted beside the draft in which they
 * count. Taking them out of the address would be a way to another place, which closes the question of whoever is leaving.
 */
export function useCarriedScans(read: Read): void {
  const { state, key } = useLocation();
  const note = `carried-${key}`;
  const scans = carried.safeParse(state).data?.scans ?? [];
  const [waiting, setWaiting] = useState<readonly string[]>(() =>
    scans.slice(readDraft(note, z.number()) ?? 0),
  );
  useReadInTurn(read, waiting, setWaiting, (left) => {
    if (scans.length > 0) writeDraft(note, scans.length - left);
  });
}

/** Reads scans that arrived before the order was on the screen. */
export function useReadEarlyScans(read: Read, orderId: number | undefined): void {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    if (orderId !== undefined) setWaiting(takeEarlyScans(orderId));
  }, [orderId]);
  useReadInTurn(read, waiting, setWaiting);
}

/** Reads the scans one after the other, each based on the result of the previous one. */
function useReadInTurn(
  read: Read,
  waiting: readonly string[],
  setWaiting: (texts: readonly string[]) => void,
  onTurn?: (left: number) => void,
): void {
  const begun = useRef<readonly string[] | null>(null);
  const readNext = useEffectEvent(async (texts: readonly string[]) => {
    onTurn?.(texts.length);
    const [next, ...others] = texts;
    if (next === undefined || begun.current === texts) return;
    begun.current = texts;
    await read(next);
    setWaiting(others);
  });
  useEffect(() => void readNext(waiting), [waiting]);
}
