// Takes e-mail addresses and query values out of what is reported: people are not part of an error.

const email = /[^\s"'<>/=?&:]+(?:@|%40)[^\s"'<>/?&]+\.[a-z]{2,}/gi;
const query = /(https?:\/\/[^\s?"'<>]*|\/[^\s?"'<>]*)\?[^\s"'<>]*/gi;

/** The same event, every text in it cleaned. Whatever is no plain data stays as it is. */
export function withoutPersonalData<Event>(event: Event): Event {
  return cleaned(event, 0) as Event;
}

const deepest = 12;

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(query, '$1').replace(email, '[email]');
  if (depth >= deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleaned(entry, depth + 1)]));
}
