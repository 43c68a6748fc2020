export declare const browserArguments: string[];
export declare function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
export declare function ensureBrowser(options?: {
  env?: NodeJS.ProcessEnv;
  say?: (line: string) => void;
}): Promise<string>;
