// Reads the stack of an error as the browsers write it: outermost frame first, as reports have it.

interface Frame {
  readonly function?: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

const mostLines = 60;
/** `at name (address:3:7)` or `at address:3:7`. */
const chromium = /^\s*at (?:(.{1,200}?) \()?(\S{1,1000}?):(\d+):(\d+)\)?$/;
/** `name@address:3:7`. */
const others = /^([^@\s]{0,200})@(\S{1,1000}?):(\d+):(\d+)$/;

export function readFrames(stack: string): Frame[] {
  return stack
    .split('\n', mostLines)
    .map(frameOf)
    .filter((frame) => frame !== null)
    .toReversed();
}

function frameOf(line: string): Frame | null {
  const [, name, filename, lineno, colno] = chromium.exec(line) ?? others.exec(line) ?? [];
  if (filename === undefined) return null;
  return {
    ...(name ? { function: name } : {}),
    filename,
    lineno: Number(lineno),
    colno: Number(colno),
  };
}
