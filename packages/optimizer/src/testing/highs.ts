// HiGHS as a second opinion: a development dependency that tests and measurements do without where it is missing.

interface HighsResult {
  readonly Status: string;
  readonly ObjectiveValue: number;
}

export interface Highs {
  solve(program: string, options: Readonly<Record<string, number | boolean>>): HighsResult;
}

/** Null where the npm module `highs` is not installed. */
export async function loadHighs(): Promise<Highs | null> {
  // Not a literal, so that nothing tries to find the module before it is asked for.
  const name: string = 'highs';
  try {
    const { default: load } = (await import(/* @vite-ignore */ name)) as { default: () => Promise<Highs> };
    return await load();
  } catch (error) {
    if (
      error instanceof Error &&
      /cannot find|failed to (load|resolve)|could not resolve/i.test(error.message)
    )
      return null;
    throw error;
  }
}

/** The optimum in cents; null where it is not proven within the limit. An empty model means unreadable text. */
export function solveOptimum(highs: Highs, program: string, seconds = 600): number | null {
  const { Status, ObjectiveValue } = highs.solve(program, {
    output_flag: false,
    mip_rel_gap: 0,
    mip_abs_gap: 0.5,
    time_limit: seconds,
  });
  if (Status === 'Time limit reached') return null;
  if (Status !== 'Optimal') throw new Error(`HiGHS says: ${Status}`);
  return Math.round(ObjectiveValue);
}
