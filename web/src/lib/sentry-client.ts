// The Sentry browser client, told to collect nothing about people: no cookies, bodies, addresses or breadcrumbs. What it
// sends in the end holds nothing but what a report may hold.
import { allowedReport } from '@praxora/rules/system/error-report';
import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import { isCancelled } from './api/api-error.ts';
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
      isCancelled(originalException) ? null : (allowedReport(event) as unknown as typeof event),
    beforeSendTransaction: (event) => allowedReport(event) as unknown as typeof event,
  });
  return {
    captureFatal: (error, tags) => captureException(error, { level: 'fatal', tags: { ...tags } }),
  };
}
