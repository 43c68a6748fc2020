// Lets a test use hooks as a page does, with a query client of its own.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { show } from './screen.tsx';

export async function inPage<Used>(use: () => Used): Promise<{ used: () => Used; client: QueryClient }> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let latest: { readonly used: Used } | null = null;
  function Page() {
    latest = { used: use() };
    return null;
  }
  await act(() =>
    show(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
      '/here',
    ),
  );
  return {
    client,
    used: () => {
      if (!latest) throw new Error('the page is not shown');
      return latest.used;
    },
  };
}
