import { deviceCalls as calls } from '@praxora/contract/account/devices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  changeDevice,
  createDevice,
  getOwnDevice,
  listDevices,
  pairDevice,
  removeDevice,
} from './devices.service.ts';

export function deviceRoutes(http: Http): void {
  http.answer(calls.listDevices, (context) => listDevices(context));
  http.answer(calls.createDevice, (context, { body }) => createDevice(context, body));
  http.answer(calls.changeDevice, (context, { params, body }) =>
    changeDevice(context, params.deviceId, body),
  );
  http.answer(calls.removeDevice, (context, { params }) => removeDevice(context, params.deviceId));
  http.answer(calls.getOwnDevice, (context) => getOwnDevice(context));
  http.answer(calls.pairDevice, (context, { body }) => pairDevice(context, body));
}
