// What is stored about one person: exported as a file, and erased.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const userParams = z.object({ userId: pathId });

const erasurePreview = z.object({
  /** Whether the login goes, too; not so when the person is a user of other practices. */
  endsLogin: z.boolean(),
  /** Places that keep the name. */
  stays: z.object({
    /** Entries of the address book with the name of the person. */
    addresses: z.array(z.object({ id: whole, name: z.string() })),
    /** Orders that the person placed, or that name the person: their documents keep the name. */
    orders: whole,
  }),
  goes: z.object({
    sessions: whole,
    apiTokens: whole,
    /** Devices the person is in charge of; blocked unless they are handed over. */
    devices: whole,
    /** Files of exports, which name the users of the practice. */
    exportFiles: whole,
  }),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

nameSchemas({ ErasurePreview: erasurePreview });

export const personalDataCalls = {
  exportPersonalData: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'users/{userId}/personal-data',
    summary: 'Everything stored about a user of the practice, as a JSON file',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    writes: true,
    params: userParams,
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  exportOwnPersonalData: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/personal-data',
    summary: 'Everything stored about the user who asks, as a JSON file',
    access: 'pro20',
    permission: 'ownSettings',
    isRefusedInSample: true,
    writes: true,
    isDownload: true,
    data: z.undefined(),
  }),
  previewErasure: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'users/{userId}/erasure',
    summary: 'What goes when a user is deleted, and where the name stays',
    access: 'pro20',
    permission: 'manageUsers',
    params: userParams,
    data: erasurePreview,
    errors: ['NOT_FOUND'],
  }),
  deleteUser: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'users/{userId}',
    summary:
      'Delete a user: login, name, sessions and tokens go; orders, bookings and the activity log keep a pseudonym',
    access: 'pro20',
    permission: 'manageUsers',
    isRefusedInSample: true,
    params: userParams,
    body: z.object({
      /** Devices the user is in charge of, and who is from now on. The others are blocked. */
      handOver: z
        .array(z.object({ deviceId: id, userId: id }))
        .max(200)
        .default([]),
    }),
    data: z.object({
      /** Number of the pseudonym, such as 3 for “Former user 3”. */
      formerNumber: whole,
    }),
    errors: ['NOT_FOUND', 'OWN_LOGIN', 'LAST_OWNER', 'HOLDER_NOT_ACTIVE', 'APPROVER_NEEDED', 'LAST_APPROVER'],
  }),
};
