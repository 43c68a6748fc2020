// Browser and device derived from the user agent, in words by which people recognise their devices. Nothing else of it
// is saved.

export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export interface Device {
  readonly kind: DeviceKind;
  /** Empty: it does not say. */
  readonly system: string;
  readonly browser: string;
}

type Sign<Name extends string> = readonly [pattern: RegExp, name: Name];

/** The first that fits; an iPhone says it is like a Mac, and Android that it is Linux. */
const systems: readonly Sign<string>[] = [
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Nearly all say they are Safari, and those built on Chrome that they are Chrome. */
const browsers: readonly Sign<string>[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const firstOf = (signs: readonly Sign<string>[], text: string): string =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ?? '';

const kindOf = (system: string, text: string): DeviceKind => {
  if (system === 'iOS') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(text) ? 'phone' : 'tablet';
  return system === '' ? 'unknown' : 'computer';
};

/** `userAgent` is the header of that name. */
export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, 500);
  const system = firstOf(systems, text);
  return { kind: kindOf(system, text), system, browser: firstOf(browsers, text) };
}
