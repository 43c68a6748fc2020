// Reads values of elements. A value that stands there but cannot be understood is null, and is written down.
import { Decimal } from './decimal.ts';
import type { UnreadableValue } from './model.ts';
import { elementPath, findElement, readText, type XmlElement } from './xml/element.ts';

type Maybe = XmlElement | undefined;

export class Reading {
  readonly unreadable: UnreadableValue[] = [];

  decimal(element: Maybe, ...path: readonly string[]): Decimal | null {
    return this.#read(findElement(element, ...path), Decimal.read);
  }

  /** A day as XML Schema writes it, with or without time and time zone. */
  day(element: Maybe, ...path: readonly string[]): string | null {
    return this.#read(findElement(element, ...path), readDay);
  }

  boolean(element: Maybe, ...path: readonly string[]): boolean | null {
    return this.#read(findElement(element, ...path), (text) => flags.get(text.toLowerCase()) ?? null);
  }

  #read<Value>(element: Maybe, read: (text: string) => Value | null): Value | null {
    const text = readText(element);
    if (element === undefined || text === null) return null;
    const value = read(text);
    if (value === null) this.unreadable.push({ path: elementPath(element), text: text.slice(0, 100) });
    return value;
  }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** `2026-02-01`, `20260201` (format 102) and both with a time behind them. Null for a day that does not exist. */
function readDay(text: string): string | null {
  const match =
    /^(\d{4})(-?)(\d\d)\2(\d\d)(?![\d-])/.exec(text) ?? /^(\d{4})()(\d\d)(\d\d)\d{4,6}$/.exec(text);
  if (!match) return null;
  const [, year = '', , month = '', day = ''] = match;
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}
