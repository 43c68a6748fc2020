// Days as people type them: 31.03.2029, 31/3/29, 2029-03-31, 310329; and, where a month will do, 0329, 03/29, 3.2029.

const written = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A day of the calendar, or null. */
function real(year: number, month: number, day: number): string | null {
  const whole = fullYear(year);
  const exists =
    month >= 1 && month <= 12 && day >= 1 && whole >= 1900 && whole <= 2200 && day <= lastDayOf(whole, month);
  return exists ? written(whole, month, day) : null;
}

/** A month stands for its last day: that is how packs say when they expire. */
function lastOf(year: number, month: number): string | null {
  return month >= 1 && month <= 12 ? real(year, month, lastDayOf(fullYear(year), month)) : null;
}

interface ReadingRules {
  /** `0329` is the last of March 2029. */
  readonly monthIsEnough: boolean;
}

/** The day a text means; null when it means none (yet). */
export function readDay(text: string, { monthIsEnough }: ReadingRules): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d+$/.test(typed)) return readDigits(typed, monthIsEnough);
  const parts = typed.split(/\s*[./\-\s]\s*/);
  if (parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  const last = parts.at(-1)?.length ?? 0;
  if (last !== 2 && last !== 4) return null;
  if (parts.length === 3) return real(third, second, first);
  return parts.length === 2 && monthIsEnough ? lastOf(second, first) : null;
}

function readDigits(digits: string, monthIsEnough: boolean): string | null {
  const number = (from: number, to?: number) => Number(digits.slice(from, to));
  if (digits.length === 8) return real(number(4), number(2, 4), number(0, 2));
  if (digits.length === 6) {
    // 032029 is no day of a month 20, so it must be March 2029.
    const day = real(number(4), number(2, 4), number(0, 2));
    return day ?? (monthIsEnough ? lastOf(number(2), number(0, 2)) : null);
  }
  return digits.length === 4 && monthIsEnough ? lastOf(number(2), number(0, 2)) : null;
}
