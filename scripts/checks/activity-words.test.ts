// Every action, field and coded value of the activity log has its words in both languages, and nothing else has.
import {
  type ActivityField,
  activityActions,
  activityAreas,
  activityFields,
} from '@praxora/contract/account/activity';
import { authorKinds } from '@praxora/contract/account/activity.calls';
import { activityFileColumns } from '@praxora/contract/account/activity-words';
import { address } from '@praxora/contract/account/addresses.calls';
import { articleDetail } from '@praxora/contract/inventory/article';
import { documentType } from '@praxora/contract/inventory/documents.calls';
import { printingDefaults } from '@praxora/contract/inventory/printing';
import { blockReason } from '@praxora/contract/inventory/stock';
import { scopes } from '@praxora/contract/shared/call';
import { roles } from '@praxora/contract/shared/permissions';
import { deviceKinds } from '@praxora/rules/account/device';
import { orderStates } from '@praxora/rules/shared/order-state';
import { transmissionMethods } from '@praxora/rules/vendors/transmission-method';
import { expect, test } from 'vitest';
import { listPlaceholders, readTexts } from './translation-texts.ts';

/** Codes of the fields that have some. A sum in cents is a number, or the one code it has. */
const codes: Partial<Record<ActivityField, readonly string[]>> = {
  role: roles,
  addressKind: address.shape.kind.options,
  addressType: address.shape.type.options,
  scopes,
  edition: ['pro20', 'legacy'],
  printingWay: printingDefaults.shape.way.options,
  freeShippingFromCents: ['never'],
  transmission: transmissionMethods,
  unitToCount: articleDetail.shape.labelConfiguration.shape.unitToCount.options,
  unitToLabel: articleDetail.shape.labelConfiguration.shape.unitToLabel.options,
  vat: articleDetail.shape.vat.options,
  documentType: documentType.options,
  blockReason: blockReason.options,
  orderState: orderStates,
};

/** Words that belong to no field. */
const plainValues = ['yes', 'no', 'on', 'off', 'none', 'hidden'];

const keys = [
  ...activityAreas.map((area) => `areas.${area}`),
  ...Object.keys(activityActions).map((action) => `actions.${action}`),
  'oneField',
  'nobody',
  ...authorKinds.filter((kind) => kind !== 'user').map((kind) => `author.${kind}`),
  ...deviceKinds.map((kind) => `client.${kind}`),
  ...['title', 'allTime', 'from', 'until', 'days', 'filtered', 'ownOnly', 'searchedSince'].map(
    (key) => `file.${key}`,
  ),
  ...activityFileColumns.map((column) => `file.columns.${column}`),
  ...Object.keys(activityFields).map((field) => `fields.${field}`),
  ...plainValues.map((value) => `values.${value}`),
  ...Object.entries(codes).flatMap(([field, list]) => list.map((code) => `values.${field}.${code}`)),
];

test.each(['de', 'en'] as const)('the activity log is complete in %s', (language) => {
  const texts = [...readTexts('.', language)].flatMap(([key, text]) =>
    key.startsWith('activityWords:') ? [{ key: key.slice('activityWords:'.length), text }] : [],
  );
  expect(texts.map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const { key, text } of texts.filter((one) => one.key.startsWith('actions.')))
    expect(['', 'name'], `${key}: ${text}`).toContain(listPlaceholders(text).join());
});

test('a field with codes is a choice, and a choice has codes', () => {
  const isChoice = (field: ActivityField) => ['choice', 'choices'].includes(activityFields[field]);
  for (const field of Object.keys(activityFields) as ActivityField[])
    expect(codes[field] !== undefined, field).toBe(isChoice(field) || field === 'freeShippingFromCents');
});
