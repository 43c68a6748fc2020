// The practice's devices: paired by a code that is shown once, then known by a token of their own.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { roles } from '../shared/permissions.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const deviceName = lineText.min(1).max(80);

const device = z.object({
  id: whole,
  name: z.string(),
  isBlocked: z.boolean(),
  /** User who showed the pairing code to the device. */
  pairedBy: z.string(),
  /** User responsible for the device: the one who paired it, until it is handed to another user. */
  holder: z.object({ id: whole, name: z.string(), role: z.enum(roles) }),
  pairedAt: z.iso.datetime(),
  /** To the minute. */
  lastSeenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;

nameSchemas({ Device: device });

const params = z.object({ deviceId: pathId });

export const deviceCalls = {
  listDevices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'devices',
    summary: 'The devices that are paired with the practice, by name',
    access: 'pro20',
    permission: 'view',
    data: z.array(device),
  }),
  createDevice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'devices',
    summary: 'Show a code for a new device; it works once, for ten minutes, and is told in this answer only',
    access: 'pro20',
    permission: 'manageDevices',
    isRefusedInSample: true,
    tellsSecret: true,
    body: z.object({ name: deviceName }),
    data: z.object({
      id,
      /** Eight characters; capitals do not count when they are typed. */
      code: z.string(),
      /** Address in the picture of the code: the scan app with the code. */
      link: z.string(),
      endsAt: z.iso.datetime(),
    }),
    errors: ['FEATURE_OFF', 'RESOURCE_EXISTS', 'TOO_MANY_DEVICES', 'TOO_MANY_PAIRING_CODES'],
  }),
  changeDevice: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'devices/{deviceId}',
    summary:
      'Rename a device, block or unblock it: a blocked one is refused with its next request. Unblocking one of somebody who was deactivated puts the caller in charge of it',
    access: 'pro20',
    permission: 'manageDevices',
    isRefusedInSample: true,
    params,
    body: z.object({ name: deviceName, blocked: z.boolean() }),
    data: device,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS'],
  }),
  removeDevice: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'devices/{deviceId}',
    summary: 'Remove a device, or end its code; what it booked keeps its name',
    access: 'pro20',
    permission: 'manageDevices',
    isRefusedInSample: true,
    params,
    data: z.object({ id: whole }),
    errors: ['NOT_FOUND'],
  }),
  pairDevice: defineCall({
    base: 'services',
    method: 'POST',
    path: 'scan/pair',
    summary: 'Pair a device with the practice whose code it was shown; its token is told in this answer only',
    access: 'anonymous',
    takesSecret: true,
    tellsSecret: true,
    body: z.object({ code: z.string().max(40) }),
    data: z.object({
      token: z.string(),
      device: z.object({ id: whole, name: z.string() }),
      /** The device's scans belong to this practice, also while they wait to be sent. */
      practice: z.object({ id: whole, name: z.string() }),
    }),
    errors: ['PAIRING_CODE_WRONG', 'SCAN_APP_OFF', 'TOO_MANY_REQUESTS'],
  }),
  /** Also how a device finds out that it may still book, and what it is called by now. */
  getOwnDevice: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'scan/device',
    summary: 'The device that asks, and the practice it belongs to',
    access: 'pro20',
    permission: 'view',
    isForDevices: true,
    data: z.object({
      id: whole,
      name: z.string(),
      practice: z.object({ id: whole, name: z.string() }),
    }),
    errors: ['NOT_FOUND'],
  }),
} as const;
