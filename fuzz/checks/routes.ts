// Which call of the contract an address leads to, read as the server reads it.
import { allCalls, type NamedCall } from '@praxora/contract/calls';
import { bases } from '@praxora/contract/shared/call';

const routes = allCalls.map((named) => ({
  named,
  segments: `${bases[named.call.base]}${named.call.path}`.split('/'),
}));

/** A segment to the letter wins over a parameter. */
export function callAt(method: string, path: string): NamedCall | undefined {
  const given = (path.split(/[?#]/)[0] ?? '').split('/').map(decoded);
  const fits = routes.filter(
    ({ named, segments }) =>
      named.call.method === method &&
      segments.length === given.length &&
      segments.every((segment, index) =>
        isParameter(segment) ? given[index] !== '' : segment === given[index],
      ),
  );
  const parameters = ({ segments }: (typeof routes)[number]) => segments.filter(isParameter).length;
  return fits.sort((one, other) => parameters(one) - parameters(other))[0]?.named;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
