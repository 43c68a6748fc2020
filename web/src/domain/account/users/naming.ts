import { currentLanguage } from '../../../lib/i18n.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Name shown on bookings and orders; without a name the e-mail. */
export const userName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Their names in one sentence: "Anna Berger und Jonas Weber". */
export const joinUserNames = (people: readonly Named[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(people.map(userName));
