// What the activity log shows, as it stands in the address.
import { type ActivityArea, activityAreas } from '@praxora/contract/account/activity';
import type { ActivityAuthor } from '@praxora/contract/account/activity.calls';
import { type ActivitySubject, activitySubjects } from '@praxora/contract/account/activity-subjects';
import { type DatePreset, datePresets, spanOfPreset } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { ActivityFilter } from '../../../domain/account/index.ts';
import type { Period } from '../../../ui/filters/PeriodMenu.tsx';

/** A user, a device or an API token: `user-5`. */
export type AuthorKey = `${'user' | 'device' | 'token'}-${number}`;

export interface ActivityView {
  readonly area: ActivityArea | null;
  readonly period: Period;
  readonly author: AuthorKey | null;
  readonly isRefused: boolean;
  readonly text: string;
  readonly subjectType: ActivitySubject | null;
  readonly subjectId: string | null;
}

const usualPreset: DatePreset = 'last30Days';

export const wholeView: ActivityView = {
  area: null,
  period: { preset: usualPreset, from: null, to: null },
  author: null,
  isRefused: false,
  text: '',
  subjectType: null,
  subjectId: null,
};

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null;
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
const isAuthorKey = (text: string | null): text is AuthorKey =>
  text !== null && /^(user|device|token)-[1-9]\d{0,8}$/.test(text);

function readPeriod(values: URLSearchParams): Period {
  const [from, to] = [values.get('from'), values.get('to')];
  if (isDay(from) || isDay(to))
    return { preset: null, from: isDay(from) ? from : null, to: isDay(to) ? to : null };
  return { preset: oneOf(datePresets, values.get('preset')) ?? usualPreset, from: null, to: null };
}

export function readView(values: URLSearchParams): ActivityView {
  const author = values.get('author');
  const subjectType = oneOf(activitySubjects, values.get('subjectType'));
  return {
    area: oneOf(activityAreas, values.get('area')),
    period: readPeriod(values),
    author: isAuthorKey(author) ? author : null,
    isRefused: values.get('refused') === 'true',
    text: (values.get('text') ?? '').slice(0, 100),
    subjectType,
    subjectId: subjectType && (values.get('subjectId')?.slice(0, 100) || null),
  };
}

export function writeView({ period: { preset, from, to }, ...view }: ActivityView): URLSearchParams {
  const values = {
    area: view.area,
    preset: preset === usualPreset ? null : preset,
    ...{ from, to, author: view.author, refused: view.isRefused ? 'true' : null, text: view.text },
    ...{ subjectType: view.subjectType, subjectId: view.subjectId },
  };
  return new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

const authorFilters = { user: 'userId', device: 'deviceId', token: 'apiTokenId' } as const;

/** The query of the call. */
export function toFilter(view: ActivityView, now: Date): ActivityFilter {
  const { preset, from, to } = view.period;
  const days = preset === null ? { from, to } : spanOfPreset(preset, calendarDay(now));
  const [kind, id] = (view.author ?? '').split('-') as [keyof typeof authorFilters | '', string];
  return {
    ...(view.area && { area: view.area }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
    ...(kind && { [authorFilters[kind]]: Number(id) }),
    ...(view.isRefused && { refused: 'true' }),
    ...(view.text && { text: view.text }),
    ...(view.subjectType && { subjectType: view.subjectType }),
    ...(view.subjectId && { subjectId: view.subjectId }),
  };
}

export const authorKey = ({ kind, id }: ActivityAuthor): AuthorKey | null =>
  id === null || kind === 'operator' || kind === 'job' ? null : `${kind}-${id}`;
