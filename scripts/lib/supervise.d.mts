export function supervise(
  nodeArguments: readonly string[],
  options?: {
    say?: (line: string) => void;
    firstPause?: number;
    longestPause?: number;
    steadyAfter?: number;
    mostFailedStarts?: number;
  },
): Promise<number>;
