// What an entry of the activity log can be about.

/** Things and persons that an entry can be about. Prices, thresholds and documents are about their article. */
export const activitySubjects = [
  'account',
  'address',
  'apiToken',
  'article',
  'articleImport',
  'articleTemplate',
  'call',
  'costCenter',
  'dataExport',
  'device',
  'inventoryVersion',
  'invitation',
  'invoice',
  'order',
  'report',
  'searchWords',
  'storage',
  'user',
  'vendor',
] as const;
export type ActivitySubject = (typeof activitySubjects)[number];
