// What a report of an error may hold: where in the program it happened, when, in which release, and the words of the error.
// Everything else the reporting clients gather by themselves (requests with bodies, cookies, headers and queries, users,
// breadcrumbs, local variables, extra data) is left out. The clients apply it before they send, our endpoint before it
// keeps: what a client of another make or of an older release sends is held to the same.
import { withoutPersonalData } from './personal-data.ts';

type Fields = Record<string, unknown>;

const longestText = 1000;
const longestName = 200;
const mostErrors = 5;
const mostFrames = 50;
const mostSpans = 100;

/** Set by us; a value of them is never typed by anybody. */
const tagNames = ['location', 'call', 'status', 'code', 'requestId', 'route'];

const measurementNames = ['fp', 'fcp', 'lcp', 'cls', 'inp', 'ttfb'];

export function allowedReport(event: unknown): Fields {
  const given = fields(event);
  const trace = fields(fields(given.contexts).trace);
  return held({
    event_id: name(given.event_id),
    type: name(given.type),
    level: name(given.level),
    platform: name(given.platform),
    release: name(given.release),
    environment: name(given.environment),
    sdk: some({ name: name(fields(given.sdk).name), version: name(fields(given.sdk).version) }),
    timestamp: moment(given.timestamp),
    start_timestamp: moment(given.start_timestamp),
    transaction: text(given.transaction, longestName),
    message: text(given.message ?? fields(given.logentry).message, longestText),
    tags: some(Object.fromEntries(tagNames.map((tag) => [tag, text(fields(given.tags)[tag], longestName)]))),
    exception: exceptionOf(given.exception),
    contexts: some({ trace: some(placeInTrace(trace)) }),
    spans: list(given.spans, mostSpans)?.map((span) => held({ ...placeInTrace(span), ...timesOf(span) })),
    measurements: some(
      Object.fromEntries(measurementNames.map((kind) => [kind, measured(fields(given.measurements)[kind])])),
    ),
  });
}

function exceptionOf(given: unknown): Fields | undefined {
  const values = list(fields(given).values, mostErrors)?.map((error) =>
    held({
      type: text(error.type, longestName),
      value: text(error.value, longestText),
      mechanism: some({
        type: name(fields(error.mechanism).type),
        handled: flag(fields(error.mechanism).handled),
      }),
      stacktrace: some({ frames: list(fields(error.stacktrace).frames, mostFrames)?.map(frameOf) }),
    }),
  );
  return values && { values };
}

const frameOf = (frame: Fields): Fields =>
  held({
    filename: text(frame.filename, longestName),
    module: text(frame.module, longestName),
    function: text(frame.function, longestName),
    lineno: number(frame.lineno),
    colno: number(frame.colno),
    in_app: flag(frame.in_app),
  });

const placeInTrace = (span: Fields): Fields => ({
  trace_id: name(span.trace_id),
  span_id: name(span.span_id),
  parent_span_id: name(span.parent_span_id),
  op: name(span.op),
  status: name(span.status),
  description: text(span.description, longestName),
});

const timesOf = (span: Fields): Fields => ({
  start_timestamp: moment(span.start_timestamp),
  timestamp: moment(span.timestamp),
});

const measured = (given: unknown): Fields | undefined =>
  some({ value: number(fields(given).value), unit: name(fields(given).unit) });

/** A word of the clients' own: anything longer or stranger is none. */
const name = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w.:+/-]{1,64}$/.test(given) ? given : undefined;

function text(given: unknown, longest: number): string | undefined {
  if (typeof given === 'number') return String(given);
  if (typeof given !== 'string') return undefined;
  // Cut first: nobody's text is searched for longer than we would keep it.
  return withoutPersonalData(given.slice(0, 2 * longest))
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');
}

const number = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isFinite(given) ? given : undefined;
const flag = (given: unknown): boolean | undefined => (typeof given === 'boolean' ? given : undefined);
/** Seconds, or as a date; some clients write this, some that. */
const moment = (given: unknown): number | string | undefined => number(given) ?? name(given);

const fields = (given: unknown): Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : {};
/** The last ones: the innermost frame and the error that was thrown stand there. */
const list = (given: unknown, most: number): Fields[] | undefined =>
  Array.isArray(given) ? given.slice(-most).map(fields) : undefined;

/** Without what is not there. */
const held = (given: Fields): Fields =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
/** The same; nothing at all when nothing is left. */
function some(given: Fields): Fields | undefined {
  const left = held(given);
  return Object.keys(left).length > 0 ? left : undefined;
}
