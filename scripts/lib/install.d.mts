export function ensureInstalled(options?: { stream?: NodeJS.WritableStream }): Promise<void>;
export function linkOwnParts(place?: string): void;
export function isSame(
  wanted: Record<string, { version?: string; link?: boolean; optional?: boolean; devOptional?: boolean }>,
  found: Record<string, { version?: string }>,
): boolean;
