// The same label twice within three seconds is mostly an accident: it is asked about. A camera sees a label many times a second,
// for as long as it is held there: that is one scan.

const askWithinMs = 3_000;
/** Out of the camera's sight for this long, it was taken away. */
const inSightMs = 1_000;
/** A slow device takes seconds for one look: the label is gone only when it has looked this often without seeing it. */
const looksWithout = 3;
/** A device that slept cannot know whether the label stayed; one that only has too much to do can take many seconds. */
const longestLookMs = 60_000;

export type Repetition = 'new' | 'ask' | 'stillInSight';

export interface RepeatGuard {
  readonly judge: (text: string, now: number, source: 'camera' | 'wedge') => Repetition;
  /** The camera has looked, and seen these. */
  readonly looked: (texts: readonly string[]) => void;
}

export function createRepeatGuard(): RepeatGuard {
  let last: { text: string; takenAt: number; seenAt: number; missed: number } | null = null;
  return {
    judge: (text, now, source) => {
      if (last === null || last.text !== text) {
        last = { text, takenAt: now, seenAt: now, missed: 0 };
        return 'new';
      }
      const away = now - last.seenAt;
      const wasInSight = away < inSightMs || (last.missed < looksWithout && away < longestLookMs);
      last.seenAt = now;
      last.missed = 0;
      if (source === 'camera' && wasInSight) return 'stillInSight';
      const isSoon = now - last.takenAt < askWithinMs;
      last.takenAt = now;
      return isSoon ? 'ask' : 'new';
    },
    looked: (texts) => {
      if (last !== null && !texts.includes(last.text)) last.missed += 1;
    },
  };
}
