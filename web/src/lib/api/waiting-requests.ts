// Requests that wait for a server that does not answer: how many there are, and the person's word on whether they go on.
import { createStore } from '../store.ts';

export interface WaitingSummary {
  readonly requests: number;
  /** How many of them change something. */
  readonly writes: number;
  /** How many have waited long enough and ask whether to try again. */
  readonly asking: number;
}

/** Only requests that failed more than once: a single failure is over before it could be read. */
export const waitingSummary = createStore<WaitingSummary>({ requests: 0, writes: 0, asking: 0 });

interface WaitingRequest {
  readonly isWrite: boolean;
  isShown: boolean;
  isAsking: boolean;
  /** Ends the pause or the question: true sends the request again, false gives it up. */
  decide: (again: boolean) => void;
}

const waiting = new Set<WaitingRequest>();
/** Parts of the page that show the question. */
let questioners = 0;

function publish(): void {
  const shown = [...waiting].filter(({ isShown }) => isShown);
  waitingSummary.set({
    requests: shown.length,
    writes: shown.filter(({ isWrite }) => isWrite).length,
    asking: shown.filter(({ isAsking }) => isAsking).length,
  });
}

/** The person's word for all that waits: send it again now, or give it up. */
export function decideWaiting(again: boolean): void {
  for (const { decide } of [...waiting]) decide(again);
}

/** Called by the part of the page that shows the question, as long as it does. Without one nobody would answer. */
export function showQuestion(): () => void {
  questioners += 1;
  return () => {
    questioners -= 1;
    if (questioners > 0) return;
    for (const { isAsking, decide } of [...waiting]) if (isAsking) decide(false);
  };
}

export interface Waiting {
  /** Resolves after the pause, or before when the person decides: true, send again. */
  readonly pause: (milliseconds: number) => Promise<boolean>;
  /** Resolves with the person's answer to the question whether to try again. */
  readonly ask: () => Promise<boolean>;
  readonly end: () => void;
}

/** One request that has failed; it ends its waiting itself, whatever comes of it. */
export function startWaiting(isWrite: boolean, signal: AbortSignal | undefined): Waiting {
  const request: WaitingRequest = { isWrite, isShown: false, isAsking: false, decide: () => undefined };
  let pauses = 0;
  const cancel = () => request.decide(false);
  signal?.addEventListener('abort', cancel);
  waiting.add(request);

  function wait(milliseconds: number | null): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(() => request.decide(true), milliseconds);
      request.isAsking = milliseconds === null;
      request.decide = (again) => {
        clearTimeout(timer);
        request.isAsking = false;
        request.decide = () => undefined;
        publish();
        resolve(again);
      };
      publish();
    });
  }

  return {
    pause: (milliseconds) => {
      pauses += 1;
      request.isShown = pauses > 1;
      return wait(milliseconds);
    },
    ask: () => {
      request.isShown = true;
      return questioners > 0 ? wait(null) : Promise.resolve(false);
    },
    end: () => {
      signal?.removeEventListener('abort', cancel);
      waiting.delete(request);
      publish();
    },
  };
}
