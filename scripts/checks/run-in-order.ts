// As many at a time as the machine has cores, up to three: more would wait for memory and for the longest one anyway.
import { availableParallelism } from 'node:os';

interface Turn {
  readonly id: string;
  readonly needs?: string;
}

const usualAtATime = Math.min(availableParallelism(), 3);

/** Starts them in their order. What needs another one waits for its end. */
export async function runInOrder<T extends Turn>(
  turns: readonly T[],
  run: (turn: T) => Promise<void>,
  atATime = usualAtATime,
): Promise<void> {
  const running = new Map<T, Promise<void>>();
  const mayStart = ({ needs }: T): boolean =>
    running.size < atATime && [...running.keys()].every(({ id }) => id !== needs);
  for (const turn of turns) {
    while (!mayStart(turn)) await Promise.race(running.values());
    running.set(
      turn,
      run(turn).finally(() => running.delete(turn)),
    );
  }
  await Promise.all(running.values());
}
