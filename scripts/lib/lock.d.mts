export function withLock<Result>(
  folder: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result>;
