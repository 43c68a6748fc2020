// What the server said: structured lines, and none of a fault.

const pinoError = 50;

/** Said to whoever starts it; not part of the log. */
const announcement = /^$|^ {2}|^(Creating the database|Database schema|Demo data)/;

export function problemsIn(said: readonly string[]): string[] {
  return said.flatMap((line) => {
    if (announcement.test(line)) return [];
    const level = levelOf(line);
    if (level === undefined) return [`the server said: ${line.slice(0, 500)}`];
    return level >= pinoError ? [`the server logged a fault: ${line.slice(0, 3000)}`] : [];
  });
}

function levelOf(line: string): number | undefined {
  try {
    return Number(JSON.parse(line).level);
  } catch {
    return undefined;
  }
}
