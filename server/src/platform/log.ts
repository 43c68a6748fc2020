// Structured logs: JSON lines on standard output, without secrets.
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './error-summary.ts';
import { visible } from './visible.ts';

export function createLog(level: string, output: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  };
  // A line may end in somebody's terminal; what stands between quotation marks in it came from anywhere.
  return pino(options, { write: (line) => output.write(visible(line)) });
}
