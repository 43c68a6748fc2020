// Codes that were scanned at another order and belong to this one: whoever opened it by their link need not scan again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const carried = z.object({ scans: z.array(z.string()).max(200) });

/** What a link hands over to the page it opens. */
export const carrying = (scans: readonly string[]): z.infer<typeof carried> => ({ scans: [...scans] });

export function useCarriedScans(read: (text: string) => Promise<void>): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const scans = carried.safeParse(state).data?.scans ?? [];
  const [waiting, setWaiting] = useState<readonly string[]>(scans);
  const begun = useRef<readonly string[] | null>(null);

  // They are taken once: after a reload they are counted already.
  const putAway = useEffectEvent(() => {
    if (scans.length > 0) void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => putAway(), []);

  // One after the other, each on what the one before left.
  const readNext = useEffectEvent(async (texts: readonly string[]) => {
    const [next, ...others] = texts;
    if (next === undefined || begun.current === texts) return;
    begun.current = texts;
    await read(next);
    setWaiting(others);
  });
  useEffect(() => void readNext(waiting), [waiting]);
}
