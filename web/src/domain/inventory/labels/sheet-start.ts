// At which label of the first sheet printing begins: a sheet of label paper is seldom used up at once.
import { labelsPerSheet, type PaperId, papers } from '@praxora/labels/sizes';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const start = createStore(Number(readStored(storageKeys.sheetStart) ?? 1));

/** Counted from 1, row by row; never beyond the sheet. */
export function useSheetStart(paper: PaperId): number {
  const place = useStore(start);
  return place >= 1 && place <= labelsPerSheet(papers[paper]) ? place : 1;
}

export function setSheetStart(place: number): void {
  start.set(place);
  writeStored(storageKeys.sheetStart, String(place));
}

/** So many labels were printed: the next ones begin behind them. */
export const startAfter = (paper: PaperId, place: number, labels: number): number =>
  ((place - 1 + labels) % labelsPerSheet(papers[paper])) + 1;
