// Everything the screens stand in: theme, data, texts, error boundary and configuration.
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { reportFatal } from '../lib/error-reporting.ts';
import { queryClient } from '../lib/query-client.ts';
import { storageKeys } from '../lib/storage.ts';
import { cssVariablesResolver, theme } from '../theme.ts';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { AppRouter } from './AppRouter.tsx';
import { ConfigGate } from './ConfigGate.tsx';

const colorSchemeManager = localStorageColorSchemeManager({ key: storageKeys.colorScheme });

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary onError={(error) => reportFatal(error, { location: 'render' })}>
          <ConfigGate>
            <AppRouter />
          </ConfigGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
