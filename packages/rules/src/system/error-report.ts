// Permitted content of an error report: where in the program it happened, when, in which release, and the words of the
// error. Everything else the reporting clients gather by themselves (requests with bodies, cookies, headers and
// queries, users, breadcrumbs, local variables, extra data) is left out. The clients apply it before they send, our
// endpoint before it saves: reports of a client of another make or of an older release are held to the same.
import { withoutPersonalData } from '../shared/personal-data.ts';

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
  const report = fields(event);
  const trace = fields(fields(report.contexts).trace);
  return present({
    event_id: name(report.event_id),
    type: name(report.type),
    level: name(report.level),
    platform: name(report.platform),
    release: name(report.release),
    environment: name(report.environment),
    sdk: some({ name: name(fields(report.sdk).name), version: name(fields(report.sdk).version) }),
    timestamp: moment(report.timestamp),
    start_timestamp: moment(report.start_timestamp),
    transaction: text(report.transaction, longestName),
    message: text(report.message ?? fields(report.logentry).message, longestText),
    tags: some(Object.fromEntries(tagNames.map((tag) => [tag, text(fields(report.tags)[tag], longestName)]))),
    exception: exceptionOf(report.exception),
    contexts: some({ trace: some(placeInTrace(trace)) }),
    spans: list(report.spans, mostSpans)?.map((span) => present({ ...placeInTrace(span), ...timesOf(span) })),
    measurements: some(
      Object.fromEntries(measurementNames.map((kind) => [kind, measured(fields(report.measurements)[kind])])),
    ),
  });
}

function exceptionOf(value: unknown): Fields | undefined {
  const values = list(fields(value).values, mostErrors)?.map((error) =>
    present({
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
  present({
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

const measured = (value: unknown): Fields | undefined =>
  some({ value: number(fields(value).value), unit: name(fields(value).unit) });

/** A word of the clients' own: anything longer or stranger is none. */
const name = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:+/-]{1,64}$/.test(value) ? value : undefined;

function text(value: unknown, longest: number): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  // Cut first: nobody's text is searched for longer than we would keep it.
  return withoutPersonalData(value.slice(0, 2 * longest))
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
/** Seconds, or as a date; some clients write this, some that. */
const moment = (value: unknown): number | string | undefined => number(value) ?? name(value);

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
/** The last ones: the innermost frame and the error that was thrown stand there. */
const list = (value: unknown, most: number): Fields[] | undefined =>
  Array.isArray(value) ? value.slice(-most).map(fields) : undefined;

/** Without what is not there. */
const present = (all: Fields): Fields =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
/** The fields that are present; undefined if there are none. */
function some(all: Fields): Fields | undefined {
  const rest = present(all);
  return Object.keys(rest).length > 0 ? rest : undefined;
}
