/**
 * Resolves when the work is done, or after so many milliseconds, while the work goes on. Rejects when the work fails before that.
 * The limit may be infinite.
 */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  if (milliseconds === Number.POSITIVE_INFINITY) return void (await work);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
