// The clock of a device at sending: what it scanned earlier is told by the same clock.
import { clockTime, deviceTimeHeader } from '@praxora/contract/inventory/scan-time';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../context.ts';
import { Refusal } from '../errors.ts';

export function sentByDevice(request: FastifyRequest, user: SessionUser): SessionUser {
  const header = request.headers[deviceTimeHeader];
  if (user.device === null || header === undefined) return user;
  const { success, data } = clockTime.safeParse(header);
  if (!success) throw new Refusal('DEVICE_TIME_FORM');
  return { ...user, device: { ...user.device, sentAt: new Date(data) } };
}
