import { useEffect, useState } from 'react';

const secondsUntil = (end: string): number => Math.max(Math.ceil((Date.parse(end) - Date.now()) / 1000), 0);

/** Counts down to 0; whoever comes back to the window sees what is left then, however long it slept. */
export function useSecondsUntil(end: string): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const clock = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(clock);
  }, [end]);
  return left;
}

/** `9:05` */
export const remainingText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
