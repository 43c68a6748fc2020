// Refusals about the practice's devices. The first three end nothing: the device says which it was, and keeps what it scanned.
import type { CataloguedError } from '../shared/catalogued-error.ts';

export const deviceErrors = {
  SCAN_APP_OFF: { status: 401, text: 'The scan app is switched off for this practice.' },
  DEVICE_BLOCKED: {
    status: 401,
    text: 'This device is blocked. It can be unblocked under account management, scan app.',
  },
  DEVICE_REMOVED: { status: 401, text: 'This device was removed from the practice. Please pair it again.' },
  DEVICE_NOT_ALLOWED: { status: 403, text: 'A device cannot do this. Please use the web app.' },
  DEVICE_TIME_FORM: {
    status: 422,
    text: 'The header Device-Time must be a time such as 2026-03-02T09:30:00Z.',
  },
  PAIRING_CODE_WRONG: {
    status: 422,
    text: 'This code is not valid: it is mistyped, has been used, or has ended. Have a new one shown.',
  },
  HOLDER_NOT_ACTIVE: {
    status: 409,
    text: 'A device can be handed to an active user only. Please choose somebody else.',
  },
  TOO_MANY_PAIRING_CODES: {
    status: 409,
    text: 'At most {maximum} pairing codes can wait at once. Pair a device with one of them, or wait until one ends: each is valid for {minutes} minutes.',
  },
  TOO_MANY_DEVICES: { status: 409, text: 'At most {maximum} devices can be in use. Remove some first.' },
} as const satisfies Record<string, CataloguedError>;
