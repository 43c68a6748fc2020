import { type Language, toLocale } from '../../../lib/i18n.ts';

/** A month by its first day: Nov, November, November 2026, N. */
export function monthName(
  month: string,
  language: Language,
  form: 'short' | 'long' | 'narrow' | 'full',
): string {
  return new Date(`${month}T00:00:00Z`).toLocaleDateString(toLocale(language), {
    month: form === 'full' ? 'long' : form,
    ...(form === 'full' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}
