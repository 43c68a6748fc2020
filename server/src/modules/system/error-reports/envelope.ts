// Reads the Sentry clients' envelope: a header line, then items of a header line and a payload line each.
import { allowedReport } from '@praxora/rules/system/error-report';
import { isTooDeep } from '../../../platform/http/json.ts';
import { pathOfUnstorable } from '../../../platform/http/storable.ts';

export interface ReceivedEvent {
  readonly eventId: string;
  readonly level: string;
  readonly message: string;
  readonly tags: object;
  /** The event, reduced to the fields a report may contain. */
  readonly event: object;
}

/** The clients send one event at a time; a browser that comes back sends what it has saved up. */
const mostItems = 100;

/** The level of a trace among the reports. */
export const traceLevel = 'trace';

/**
 * Errors, messages and traces; sessions and whatever else a client counts are passed over. Null: it is no envelope,
 * or one with an event that cannot be kept. Never throws.
 */
export function readEnvelope(body: string): ReceivedEvent[] | null {
  // The first line is the envelope's header, and the last may be empty.
  const lines = body.split('\n', 2 * mostItems + 3).slice(1);
  if (lines.length > 2 * mostItems + 1) return null;
  const events: ReceivedEvent[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const type = fieldOf(parse(lines[index]), 'type');
    if (type !== 'event' && type !== 'transaction') continue;
    const event = parse(lines[index + 1]);
    if (typeof event !== 'object' || event === null || pathOfUnstorable(event)) return null;
    const report = allowedReport(event);
    if (type === 'event') events.push(describe(report));
    else if (report.transaction !== undefined) events.push(describeTrace(report));
  }
  return events;
}

function parse(line = ''): unknown {
  if (isTooDeep(line)) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function describe(event: object): ReceivedEvent {
  const errors = fieldOf(fieldOf(event, 'exception'), 'values');
  const thrown: unknown = Array.isArray(errors) ? errors.at(-1) : undefined;
  const message = String(fieldOf(event, 'message') ?? '');
  return {
    eventId: String(fieldOf(event, 'event_id') ?? ''),
    level: levelText(fieldOf(event, 'level')),
    message: thrown ? `${fieldOf(thrown, 'type') ?? 'Error'}: ${fieldOf(thrown, 'value') ?? ''}` : message,
    tags: (fieldOf(event, 'tags') as object | undefined) ?? {},
    event,
  };
}

/** An event that calls itself a trace is none. */
const levelText = (level: unknown): string =>
  level === undefined || level === traceLevel ? 'error' : String(level);

const describeTrace = (event: object): ReceivedEvent => ({
  eventId: String(fieldOf(event, 'event_id') ?? ''),
  level: traceLevel,
  message: String(fieldOf(event, 'transaction')),
  tags: {},
  event,
});

const fieldOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
