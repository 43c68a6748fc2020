// A row of the benchmark: one of the most used calls and the minimal SQL that returns the same data.
import type { Client } from 'pg';
import type { RequestToSend } from './client.ts';
import type { Place, Visitor } from './place.ts';

export interface Statement {
  readonly text: string;
  /** Parameter sets, used by the requests in turn. */
  readonly values?: readonly (readonly unknown[])[];
}

export interface Row {
  readonly what: string;
  /** The turn tells one request from another. */
  readonly ask: (visitor: Visitor, turn: number) => RequestToSend;
  /** Setup before the first request of a practice; not measured. */
  readonly ready?: (visitor: Visitor) => Promise<unknown>;
  /** Setup before each request; not measured. Such a call is measured with one client only. */
  readonly prepare?: (owner: Client, place: Place) => Promise<unknown>;
  /** In one transaction where there are several; none: it needs no database. */
  readonly floor: (place: Place) => readonly Statement[];
  /** At most so many times the floor, by the goals. */
  readonly goal?: number;
  /** Or at most so many milliseconds of the processor in all. */
  readonly goalMs?: number;
  /** How often it comes in the mixed load; left out: not at all. */
  readonly share?: number;
}

export const marketplace = '/api/marketplace/v1';

export const get = (path: (place: Place, turn: number) => string): Row['ask'] => {
  return ({ place }, turn) => ({ method: 'GET', path: path(place, turn) });
};

/** Every value in turn, also for a call that has every so-manieth turn only. */
export const pick = <Value>(values: readonly Value[], turn: number): Value =>
  values[(turn + Math.floor(turn / values.length)) % values.length] as Value;

export const oneEach = (values: readonly unknown[]): unknown[][] => values.map((value) => [value]);
