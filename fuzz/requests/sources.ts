// Everything a request is made from: chance, who there is and what they have.
import type { Knowledge } from '../product/known.ts';
import type { Asker, DemoUser, Person } from '../product/people.ts';
import type { Random } from '../random.ts';

export interface Sources {
  readonly random: Random;
  /** Senders used in this part of the run. */
  readonly askers: readonly (readonly [weight: number, asker: Asker])[];
  readonly people: Readonly<Record<DemoUser, Person>>;
  readonly knowledge: Readonly<Record<DemoUser, Knowledge>>;
  /** Keys to search with. */
  readonly searchKeys: Readonly<Partial<Record<DemoUser, string>>>;
  readonly files: FileSamples;
  /** E-mail addresses of users whose logins may be tried. */
  readonly emails: readonly string[];
  /** How many of a hundred requests are meant well. */
  readonly goodwill: number;
}

/** Files the product itself gave away, so that an import finds something it can read. */
export interface FileSamples {
  readonly workbook: Buffer;
  readonly csv: Buffer;
}
