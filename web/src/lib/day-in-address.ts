/** A day that exists: what the calendar moves elsewhere (31 February) is none. */
export function dayInAddress(text: string | null): string | null {
  if (text === null || !/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
