// Database ids of a demo practice's rows.
import type { DemoDevice } from './device.ts';
import type { StorageName } from './pictured.ts';

export interface PracticeIds {
  readonly practiceId: number;
  readonly userId: number;
  readonly storages: ReadonlyMap<StorageName, number>;
  readonly costCenters: readonly number[];
  /** Null: nobody scans there. */
  readonly device: DemoDevice | null;
}
