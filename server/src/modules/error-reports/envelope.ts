// Reads the Sentry clients' envelope: a header line, then items of a header line and a payload line each.
import { z } from 'zod';

const event = z
  .object({
    event_id: z.string().max(64).default(''),
    level: z.string().max(16).default('error'),
    message: z.string().optional(),
    tags: z.record(z.string(), z.unknown()).default({}),
    exception: z
      .object({
        values: z.array(z.object({ type: z.string().optional(), value: z.string().optional() })).default([]),
      })
      .optional(),
  })
  .loose();

export interface ReceivedEvent {
  readonly eventId: string;
  readonly level: string;
  readonly message: string;
  readonly tags: Record<string, unknown>;
  readonly event: unknown;
}

/** Errors and messages only; traces, sessions and broken lines are passed over. Never throws. */
export function readEnvelope(body: string): ReceivedEvent[] {
  const lines = body.split('\n').slice(1);
  const events: ReceivedEvent[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const header = parse(lines[index]);
    if ((header as { type?: unknown } | null)?.type !== 'event') continue;
    const result = event.safeParse(parse(lines[index + 1]));
    if (result.success) events.push(describe(result.data));
  }
  return events;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

function describe(data: z.infer<typeof event>): ReceivedEvent {
  const thrown = data.exception?.values.at(-1);
  const message = thrown ? `${thrown.type ?? 'Error'}: ${thrown.value ?? ''}` : (data.message ?? '');
  return {
    eventId: data.event_id,
    level: data.level,
    message: message.slice(0, 1000),
    tags: data.tags,
    event: data,
  };
}
