// The Sentry browser client, told to collect nothing about people: no cookies, bodies, addresses or breadcrumbs.
import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import { isCancelled } from './api/api-error.ts';
import { withoutPersonalData } from './personal-data.ts';
import type { ReportingClient, ReportingSettings } from './reporting-client.ts';

export function startSentry({ dsn, tracesSampleRate }: ReportingSettings): ReportingClient {
  init({
    dsn,
    tracesSampleRate,
    // Whole traces, so that each can be cleaned before it goes.
    traceLifecycle: 'static',
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event, { originalException }) =>
      isCancelled(originalException) ? null : withoutPersonalData(event),
    beforeSendTransaction: withoutPersonalData,
  });
  return {
    captureFatal: (error, tags) => captureException(error, { level: 'fatal', tags: { ...tags } }),
  };
}
