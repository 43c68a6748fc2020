// An entry of the activity log in words: what was done, which fields changed, and their values. One place for screens and files; the
// texts are in `packages/contract/i18n/*/account/activityWords.json`.

import type { ActivityEntry } from './activity.calls.ts';
import { type ActivityField, activityFields, type FieldKind } from './activity.ts';

type Change = ActivityEntry['changes'][number];
type Value = Change['before'];

export interface ActivityWords {
  /** "Changed the role of Jonas Weber". */
  readonly sentence: (entry: ActivityEntry) => string;
  readonly field: (field: ActivityField) => string;
  readonly value: (field: ActivityField, value: Value) => string;
  readonly before: (change: Change) => string;
  readonly after: (change: Change) => string;
  readonly area: (area: ActivityEntry['area']) => string;
  /** The name of the user, device or API token; a word for a command and a job. */
  readonly author: (author: ActivityEntry['author']) => string;
  /** What the author worked with: a computer, a device, a token. */
  readonly client: (author: ActivityEntry['author']) => string;
}

export interface WordSource {
  /** The text of a key, with values in the places of their names. */
  readonly word: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly formatNumber: (value: number) => string;
  readonly formatPercent: (value: number) => string;
  readonly formatMoney: (cents: number) => string;
  readonly formatDate: (day: string) => string;
}

/** Their sentence says no more than that something changed: the one field that did says it better. */
const namesField: ReadonlySet<ActivityEntry['action']> = new Set([
  'vendor.changed',
  'vendor.termsChanged',
  'vendor.preferencesChanged',
  'article.changed',
  'thresholds.changed',
  'address.changed',
  'costCenter.changed',
]);

export function createActivityWords(source: WordSource): ActivityWords {
  const { word, formatNumber, formatPercent, formatMoney, formatDate } = source;
  // A code that has no text any more stands for itself.
  const coded = (field: string, code: string) => word(`values.${field}.${code}`, { defaultValue: code });
  const texts: Record<FieldKind, (value: Exclude<Value, null>, field: string) => string> = {
    amount: (value) => formatNumber(Number(value)),
    cents: (value, field) => (typeof value === 'number' ? formatMoney(value) : coded(field, String(value))),
    choice: (value, field) => coded(field, String(value)),
    choices: (value, field) =>
      String(value)
        .split(',')
        .map((code) => coded(field, code.trim()))
        .join(', '),
    count: (value) => formatNumber(Number(value)),
    day: (value) => formatDate(String(value)),
    flag: (value) => word(value === true ? 'values.yes' : 'values.no'),
    hidden: () => word('values.hidden'),
    percent: (value) => formatPercent(Number(value)),
    switch: (value) => word(value === true ? 'values.on' : 'values.off'),
    text: String,
    user: String,
  };
  const field = (name: ActivityField) => word(`fields.${name}`);
  const value = (name: ActivityField, given: Value) =>
    given === null || given === '' ? word('values.none') : texts[activityFields[name]](given, name);
  return {
    field,
    value,
    sentence: ({ action, subject: { name }, changes: [change, ...others] }) =>
      namesField.has(action) && change && others.length === 0
        ? word('oneField', { field: field(change.field), name })
        : word(`actions.${action}`, { name: name || word('nobody') }),
    before: ({ field: name, before }) => (activityFields[name] === 'hidden' ? '' : value(name, before)),
    after: ({ field: name, after }) =>
      activityFields[name] === 'hidden' ? word('values.hidden') : value(name, after),
    area: (area) => word(`areas.${area}`),
    author: ({ kind, name }) =>
      kind === 'operator' || kind === 'job' ? word(`author.${kind}`) : name || word('nobody'),
    client: ({ kind, name, client }) => {
      if (kind === 'operator' || kind === 'job') return name;
      if (kind !== 'user') return word(`author.${kind}`);
      if (client === null) return '';
      return [word(`client.${client.kind}`, { defaultValue: '' }), client.system].filter(Boolean).join(', ');
    },
  };
}

export const activityFileColumns = ['time', 'who', 'client', 'area', 'what', 'before', 'after'] as const;

/** An entry as a line of a file, in the order of the columns. */
export function toActivityLine(words: ActivityWords, entry: ActivityEntry, time: string): string[] {
  const { author, area, changes, subject, isRefused } = entry;
  const values = (text: ActivityWords['before']) =>
    changes
      .map((change) => (changes.length > 1 ? `${words.field(change.field)}: ${text(change)}` : text(change)))
      .join('; ');
  return [
    ...[time, words.author(author), words.client(author), words.area(area)],
    isRefused ? `${words.sentence(entry)} (${subject.name})` : words.sentence(entry),
    ...[values(words.before), values(words.after)],
  ];
}
