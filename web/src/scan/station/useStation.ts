// The station and what it shows, for every screen.
import { createContext, use, useSyncExternalStore } from 'react';
import type { Snapshot } from './snapshot.ts';
import type { Station } from './station.ts';

export const StationContext = createContext<Station | null>(null);

export function useStation(): Station {
  const station = use(StationContext);
  if (station === null) throw new Error('There is no station around this');
  return station;
}

export function useSnapshot(): Snapshot {
  const station = useStation();
  return useSyncExternalStore(station.subscribe, station.snapshot);
}
