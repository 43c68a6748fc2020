/** Turned away for now: the client says so outright, or as the last word of the only host there is. */
export function isBusy(error: unknown): boolean {
  const { status, stackTrace } = error as {
    status?: number;
    stackTrace?: readonly { response?: { status?: number } }[];
  };
  return status === 429 || stackTrace?.at(-1)?.response?.status === 503;
}
