// How much a machine takes on at once, and how long it waits for slow clients. docs/operations.md tells the operator.
import { divideLimit, type MachinePart } from '../processes/share.ts';

export interface HttpLimits {
  /** More connections than these are not taken at all. */
  readonly connections: number;
  /** Requests on their way in, being answered, or on their way out. */
  readonly requests: number;
  /** Files in memory, on their way in or out: they are far larger than anything else. */
  readonly files: number;
  /** Milliseconds until the first line and the headers of a request are there; a silent connection ends then. */
  readonly head: number;
  /** Milliseconds until all of a request is there: 20 MB at 280 kbit/s. */
  readonly whole: number;
  /** A body brings at least so many bytes between two looks at it: no less than 26 kbit/s. */
  readonly bytesBetweenLooks: number;
  /** Looks again and again until the returned function is called. */
  readonly keepLooking: (look: () => void) => () => void;
  /** Milliseconds in which nobody takes in any of an answer that lies ready. */
  readonly stalled: number;
  /** Milliseconds that requests under way have left when the server closes. */
  readonly shutdown: number;
}

const millisecondsBetweenLooks = 20_000;

export const usualLimits: HttpLimits = {
  connections: 5_000,
  requests: 500,
  files: 16,
  head: 15_000,
  whole: 600_000,
  bytesBetweenLooks: 65_536,
  keepLooking: (look) => {
    const timer = setInterval(look, millisecondsBetweenLooks).unref();
    return () => clearInterval(timer);
  },
  stalled: 60_000,
  shutdown: 2_000,
};

/** A connection without a request is kept longer than the usual proxy does, so that it never ends under a new one. */
export const keepAliveMilliseconds = 72_000;
/**
 * Connections that wait to be taken. Where this is short (Node's own 511), a thousand at once push each other, and whoever asks for
 * health, into the network's own retries, which come after 1, 3, 7, 15 and 31 seconds.
 */
export const backlog = 4_096;

/** The limits that count something are those of the whole machine; each process has its part of them. */
export const divideLimits = (part: MachinePart): Pick<HttpLimits, 'connections' | 'requests' | 'files'> => ({
  connections: divideLimit(usualLimits.connections, part),
  requests: divideLimit(usualLimits.requests, part),
  files: divideLimit(usualLimits.files, part),
});
