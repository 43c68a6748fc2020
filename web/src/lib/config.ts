// App configuration from the server; loaded once, before the first screen.
import { type AppConfig, configCalls } from '@praxora/contract/account/config.calls';
import { callApi } from './api/api.ts';
import { createStore, useStore } from './store.ts';

const configStore = createStore<AppConfig | null>(null);

export async function loadAppConfig(): Promise<AppConfig> {
  const config = await callApi(configCalls.getConfig, {}, { skipErrorHandler: true });
  configStore.set(config);
  return config;
}

/** For code outside of React; the first screen waits until it is loaded. */
export function appConfig(): AppConfig {
  return loaded(configStore.get());
}

export function useAppConfig(): AppConfig {
  return loaded(useStore(configStore));
}

function loaded(config: AppConfig | null): AppConfig {
  if (!config) throw new Error('The configuration is not loaded yet');
  return config;
}
