// As many at a time as the machine has cores, up to three: more would wait for memory and for the longest one anyway.
import { availableParallelism } from 'node:os';

interface Turn {
  readonly id: string;
  readonly needs?: string;
  readonly isAlone?: boolean;
}

const usualAtATime = Math.min(availableParallelism(), 3);

/** Starts them in their order. What needs another one waits for its end; what wants to be alone, for that of all. */
export async function inTurns<T extends Turn>(
  turns: readonly T[],
  run: (turn: T) => Promise<void>,
  atATime = usualAtATime,
): Promise<void> {
  const running = new Map<T, Promise<void>>();
  const mayStart = ({ needs, isAlone }: T): boolean => {
    const others = [...running.keys()];
    if (others.some((other) => other.isAlone || other.id === needs)) return false;
    return isAlone ? others.length === 0 : others.length < atATime;
  };
  for (const turn of turns) {
    while (!mayStart(turn)) await Promise.race(running.values());
    running.set(
      turn,
      run(turn).finally(() => running.delete(turn)),
    );
  }
  await Promise.all(running.values());
}
