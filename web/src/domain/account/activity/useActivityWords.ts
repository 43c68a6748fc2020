// An entry of the activity log in the user's language: what was done, which fields changed, and their values.
import { type ActivityField, activityFields, type FieldKind } from '@praxora/contract/account/activity';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';

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

const programs = { operator: 'activity:author.operator', job: 'activity:author.job' } as const;
const devices = { device: 'activity:author.device', token: 'activity:author.token' } as const;
const clients = {
  computer: 'activity:client.computer',
  phone: 'activity:client.phone',
  tablet: 'activity:client.tablet',
  unknown: 'activity:client.unknown',
} as const;
const isClient = (kind: string): kind is keyof typeof clients => kind in clients;

export function useActivityWords(): ActivityWords {
  const { t } = useTranslation(['activityWords', 'activity']);
  // The catalogue in the contract names the keys; as types they would be a product of all actions, fields and codes.
  const word = t as unknown as (key: string, values?: object) => string;
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
    flag: (value) => t(value === true ? 'values.yes' : 'values.no'),
    hidden: () => t('values.hidden'),
    percent: (value) => `${formatNumber(Number(value), 2, 2)} %`,
    switch: (value) => t(value === true ? 'values.on' : 'values.off'),
    text: String,
    user: String,
  };
  const value = (field: ActivityField, given: Value) =>
    given === null || given === '' ? t('values.none') : texts[activityFields[field]](given, field);
  return {
    sentence: ({ action, subject: { name }, changes: [change, ...others] }) =>
      namesField.has(action) && change && others.length === 0
        ? t('oneField', { field: word(`fields.${change.field}`), name })
        : word(`actions.${action}`, { name: name || t('activity:nobody') }),
    field: (field) => word(`fields.${field}`),
    value,
    before: ({ field, before }) => (activityFields[field] === 'hidden' ? '' : value(field, before)),
    after: ({ field, after }) =>
      activityFields[field] === 'hidden' ? t('values.hidden') : value(field, after),
    area: (area) => word(`areas.${area}`),
    author: ({ kind, name }) =>
      kind === 'operator' || kind === 'job' ? t(programs[kind]) : name || t('activity:nobody'),
    client: ({ kind, name, client }) => {
      if (kind === 'operator' || kind === 'job') return name;
      if (kind !== 'user') return t(devices[kind]);
      if (client === null) return '';
      const device = isClient(client.kind) ? t(clients[client.kind]) : '';
      return [device, client.system].filter(Boolean).join(', ');
    },
  };
}
