export function ensureReady(names: readonly string[], stream: NodeJS.WritableStream): Promise<void>;
