// Two at a time: two cores have room for it, and each step waits often enough for the other to use that.

interface Turn {
  readonly id: string;
  readonly needs?: string;
  readonly isAlone?: boolean;
}

const atATime = 2;

/** Starts them in their order. What needs another one waits for its end; what wants to be alone, for that of all. */
export async function inTurns<T extends Turn>(
  turns: readonly T[],
  run: (turn: T) => Promise<void>,
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
