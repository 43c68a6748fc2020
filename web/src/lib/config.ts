// What the server tells the app of its surroundings; loaded once, before the first screen.
import { type AppConfig, configCalls } from '@praxora/contract/config/config.calls';
import { callApi } from './api/api.ts';
import { createStore, useStore } from './store.ts';

const configStore = createStore<AppConfig | null>(null);

export async function loadAppConfig(): Promise<AppConfig> {
  const config = await callApi(configCalls.getConfig, {}, { skipErrorHandler: true });
  configStore.set(config);
  return config;
}

export function useAppConfig(): AppConfig {
  const config = useStore(configStore);
  if (!config) throw new Error('The configuration is not loaded yet');
  return config;
}
