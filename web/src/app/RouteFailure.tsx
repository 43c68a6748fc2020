// A page that could not be loaded or broke while it was drawn.
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportFatal } from '../lib/error-reporting.ts';
import { CrashPage } from '../ui/feedback/CrashPage.tsx';

export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportFatal(error, { location: 'route' }), [error]);
  return <CrashPage onRetry={() => window.location.reload()} />;
}
