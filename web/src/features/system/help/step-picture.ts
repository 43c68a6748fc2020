export interface StepPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Text keys of the marked places, in the order of their numbers. */
  readonly marks: readonly string[];
}

type Facts = Readonly<Record<string, Omit<StepPicture, 'address'>>>;

/** Joins what is known of the pictures with where the build put them. */
export const withAddresses = (
  facts: Facts,
  addresses: Readonly<Record<string, string>>,
): ReadonlyMap<string, StepPicture> =>
  new Map(
    Object.entries(addresses).flatMap(([path, address]) => {
      const name = path.replace(/^.*\/|\.webp$/g, '');
      const known = facts[name];
      return known ? [[name, { ...known, address }] as const] : [];
    }),
  );
