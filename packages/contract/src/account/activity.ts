// Actions of the activity log, by area. The web app has a sentence for each action and each field, in both languages.

export const activityAreas = [
  'access',
  'vendors',
  'articles',
  'orders',
  'invoices',
  'reports',
  'settings',
] as const;
export type ActivityArea = (typeof activityAreas)[number];

/** Every action with the area it belongs to. */
export const activityActions = {
  'user.invited': 'access',
  'user.invitedAgain': 'access',
  'user.invitationWithdrawn': 'access',
  'user.joined': 'access',
  'user.deactivated': 'access',
  'user.reactivated': 'access',
  'user.roleChanged': 'access',
  'user.approverChanged': 'access',
  'access.refused': 'access',
  'storage.created': 'articles',
  'storage.renamed': 'articles',
  'storage.deleted': 'articles',
} as const satisfies Record<string, ActivityArea>;
export type ActivityAction = keyof typeof activityActions;

/** Things and persons that an entry can be about. */
export const activitySubjects = ['user', 'invitation', 'call', 'storage'] as const;
export type ActivitySubject = (typeof activitySubjects)[number];

export type ActivityValue = string | number | boolean | null;

export interface FieldChange {
  readonly field: string;
  readonly before: ActivityValue;
  readonly after: ActivityValue;
}
