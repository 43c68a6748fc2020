// The same label twice within three seconds is mostly an accident, so the user is asked. A camera reads a label many
// times a second while it is held there: that counts as one scan.

const askWithinMs = 3_000;
/** The camera has looked for this long without seeing it: it was taken away. */
const goneAfterMs = 1_000;
/** A slow device takes seconds for one look: the label is gone only when it has looked this often without seeing it. */
const looksWithout = 3;
/** A device that slept cannot know whether the label stayed; one that only has too much to do can take many seconds. */
const longestLookMs = 60_000;

export type Repetition = 'new' | 'ask' | 'stillInSight';

export interface RepeatGuard {
  readonly judge: (text: string, now: number, source: 'camera' | 'wedge') => Repetition;
  /** The camera has looked, and seen these. */
  readonly looked: (texts: readonly string[], now: number) => void;
  /** The camera was off: what it did not see meanwhile may be there all the same, and its first pictures are not sharp. */
  readonly started: () => void;
}

export function createRepeatGuard(): RepeatGuard {
  let last: { text: string; takenAt: number; seenAt: number; missed: number; missedSince: number } | null =
    null;
  return {
    judge: (text, now, source) => {
      if (last === null || last.text !== text) {
        last = { text, takenAt: now, seenAt: now, missed: 0, missedSince: now };
        return 'new';
      }
      const isGone = last.missed >= looksWithout && now - last.missedSince >= goneAfterMs;
      const wasInSight = !isGone && now - last.seenAt < longestLookMs;
      last.seenAt = now;
      last.missed = 0;
      if (source === 'camera' && wasInSight) return 'stillInSight';
      const isSoon = now - last.takenAt < askWithinMs;
      last.takenAt = now;
      return isSoon ? 'ask' : 'new';
    },
    looked: (texts, now) => {
      if (last === null || texts.includes(last.text)) return;
      if (last.missed === 0) last.missedSince = now;
      last.missed += 1;
    },
    started: () => {
      if (last !== null) last.missed = 0;
    },
  };
}
