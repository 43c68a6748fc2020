// Messages between the primary process and those it starts, over the channel that Node opens between them.
import type { ConnectionOptions } from '../database/connection.ts';
import type { SemaphoreLimits } from '../semaphore.ts';

/** One of the processes that answer requests: the limits of the machine are divided among them. */
export interface ServerTask {
  readonly kind: 'server';
  /** From 1; the first one also works the job queue off. */
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  readonly owner: ConnectionOptions;
  readonly app: ConnectionOptions;
  /** Where the search process listens. */
  readonly searchSocket: string;
}

/** The process that holds the search index for all of them. */
export interface SearchTask {
  readonly kind: 'search';
  readonly app: ConnectionOptions;
  readonly searchSocket: string;
}

export type Task = ServerTask | SearchTask;

/** Metrics of a process as the library hands them over. */
export type ProcessFigures = readonly object[];

export type ToProcess =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'granted'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string };

export type ToPrimary =
  /** It runs, and waits for its task. */
  | { readonly kind: 'started' }
  /** It can do its work; what ends from now on has crashed. */
  | { readonly kind: 'ready' }
  /** Products can be found. */
  | { readonly kind: 'searchable' }
  | {
      readonly kind: 'acquire';
      readonly id: number;
      readonly name: string;
      readonly limits: SemaphoreLimits;
    }
  /** Gives a permit back, or gives up waiting for it. */
  | { readonly kind: 'release'; readonly id: number }
  | { readonly kind: 'collected'; readonly id: number; readonly figures: ProcessFigures }
  | { readonly kind: 'read-metrics'; readonly id: number };
