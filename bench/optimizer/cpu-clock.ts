/** CPU milliseconds this process has used: what a measurement on a busy machine can be compared by. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
