// Structured logs: JSON lines on standard output, without secrets.
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './error-summary.ts';
import { visible } from './visible.ts';

export function createLog(level: string, output: DestinationStream = gathered(pino.destination(1))): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  };
  // A line may end in somebody's terminal; what stands between quotation marks in it came from anywhere.
  return pino(options, { write: (line) => output.write(visible(line)) });
}

/** Milliseconds that a line may wait for others. */
const longestWait = 50;

/** Every line begins with its level; those below a warning may wait. */
const mayWait = (line: string): boolean => /^\{"level":[123]0,/.test(line);

/**
 * Lines about requests are many, and to write each by itself costs more than to make it: they are gathered for a moment. A
 * warning, or worse, goes out at once, behind all that came before it; so does everything when the process ends.
 */
export function gathered(output: DestinationStream): DestinationStream {
  let lines = '';
  let waiting: NodeJS.Timeout | undefined;
  const flush = (): void => {
    if (waiting !== undefined) {
      clearTimeout(waiting);
      waiting = undefined;
      process.off('exit', flush);
    }
    const text = lines;
    lines = '';
    if (text !== '') output.write(text);
  };
  const wait = (): void => {
    if (waiting !== undefined) return;
    waiting = setTimeout(flush, longestWait).unref();
    process.once('exit', flush);
  };
  return {
    write: (line) => {
      lines += line;
      if (mayWait(line)) wait();
      else flush();
    },
  };
}
