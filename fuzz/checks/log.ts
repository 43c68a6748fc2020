// Check of the server's log: every line structured, and no logged fault.

const pinoError = 50;

export function problemsIn(said: readonly string[]): string[] {
  const unstructured = said.filter((line) => line !== '' && levelOf(line) === undefined);
  const faults = said.filter((line) => (levelOf(line) ?? 0) >= pinoError);
  return [
    ...(unstructured.length > 0 ? [`the server said: ${unstructured.slice(0, 40).join('\n')}`] : []),
    ...faults.map((line) => `the server logged a fault: ${line.slice(0, 3000)}`),
  ];
}

function levelOf(line: string): number | undefined {
  try {
    return Number(JSON.parse(line).level);
  } catch {
    return undefined;
  }
}
