// Interface that error reporting needs of the client it loads.
import type { AppConfig } from '@praxora/contract/account/config.calls';

export type Tags = Readonly<Record<string, string>>;
export type ReportingSettings = AppConfig['errorReporting'];

export interface ReportingClient {
  captureFatal: (error: unknown, tags: Tags) => void;
}
