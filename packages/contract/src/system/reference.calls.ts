// Reference data that every domain needs.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';

export const referenceCalls = {
  listManufacturers: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'manufacturers',
    summary: 'All manufacturers',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    data: z.array(z.object({ ID: whole, Name: z.string() })),
  }),
} as const;
