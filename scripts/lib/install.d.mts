export function ensureInstalled(options?: { stream?: NodeJS.WritableStream }): Promise<void>;
export function isSame(
  wanted: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>,
  found: Record<string, { version?: string }>,
): boolean;
