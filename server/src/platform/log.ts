// Structured logs: JSON lines on standard output, without secrets.
import { type Logger, pino } from 'pino';

export function createLog(level: string): Logger {
  return pino({ level, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}
