// Something that is looked up at the server, or what it said last where there is no network.
import { useEffect, useEffectEvent, useState } from 'react';
import { Refused } from '../lib/server.ts';
import type { RefusalReason } from '../queue/booking.ts';
import { readRefusal } from '../queue/outcome.ts';
import type { Saved } from './saved.ts';
import { useStation } from './useStation.ts';

export interface LookUp<Data> {
  /** Null: not there yet, or not to be had. */
  readonly kept: Saved<Data> | null;
  readonly isLoading: boolean;
  readonly refusal: RefusalReason | null;
  readonly again: () => void;
}

/** Looks up the same data for as long as its screen is shown. */
export function useLookUp<Data>(name: string, ask: (token: string) => Promise<Data>): LookUp<Data> {
  const station = useStation();
  const [kept, setKept] = useState<Saved<Data> | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [refusal, setRefusal] = useState<RefusalReason | null>(null);

  async function load(isWanted: () => boolean) {
    setIsLoading(true);
    const refused = (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return readRefusal(error.answer.body).refusal;
    };
    const answer = await station.lookUp(name, ask).catch(refused);
    if (!isWanted()) return;
    setIsLoading(false);
    const isRefused = answer !== null && 'code' in answer;
    setRefusal(isRefused ? answer : null);
    if (!isRefused) setKept(answer);
  }

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    void loadFirst(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, []);
  return { kept, isLoading, refusal, again: () => void load(() => true) };
}
