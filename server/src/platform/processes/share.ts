// The part of a machine's limits that belongs to one of the processes which answer requests.

export interface MachinePart {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** A process that is alone on its machine. */
export const wholeMachine: MachinePart = { number: 1, count: 1 };

/** All shares together are the total; each is at least 1, for a process without any could do nothing. */
export function divideLimit(total: number, { number, count }: MachinePart): number {
  const remainder = number <= total % count ? 1 : 0;
  return Math.max(1, Math.floor(total / count) + remainder);
}
