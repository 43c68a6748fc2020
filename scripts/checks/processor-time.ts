// Processor time of a step and all it started, as the shell counts it: what stays the same on a busy machine.

const hasShell = process.platform !== 'win32';

/** The command, run by a shell that writes to the fourth channel what the command and its children have used. */
export function withTimes(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  if (!hasShell) return command;
  return ['sh', '-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', ...command];
}

/** Seconds out of what the shell's `times` prints: its own on the first line, its children's on the second. */
export function readTimes(printed: string): number | undefined {
  const [, children] = printed.trim().split('\n');
  const times = [...(children ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
  if (times.length !== 2) return undefined;
  return times.reduce(
    (sum, [, minutes, seconds, fraction]) => sum + Number(minutes) * 60 + Number(`${seconds}.${fraction}`),
    0,
  );
}
