// Waits for something, though not for ever.

/** Resolves when the work is done, or after so many milliseconds; a failure of the work is its own. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  if (milliseconds === Number.POSITIVE_INFINITY) return void (await work);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
