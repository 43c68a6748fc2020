// Where a call goes: its path and query, with whatever stands in them written as an address can hold it.
import { bases, type Call } from '@praxora/contract/shared/call';
import { wellFormed } from '../values/texts.ts';

const longestParameter = 4000;
const longestPair = 6000;
const mostPairs = 200;

export const encoded = (text: string): string => encodeURIComponent(wellFormed(text));

const asFields = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

/** A parameter that is missing is the filler's. */
export function writePath(call: Call, params: unknown, filler: () => unknown): string {
  const given = asFields(params);
  return (
    bases[call.base] +
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(given, name) ? given[name] : filler();
      return encoded(textOf(value)).slice(0, longestParameter);
    })
  );
}

/** Lists as addresses write them; an object made by chance may not know how to become a text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function writeQuery(query: unknown, more: readonly string[] = []): string {
  const pairs = Object.entries(asFields(query)).map(([name, value]) =>
    `${encoded(name)}=${encoded(textOf(value))}`.slice(0, longestPair),
  );
  const all = [...pairs.slice(0, mostPairs), ...more];
  return all.length > 0 ? `?${all.join('&')}` : '';
}
