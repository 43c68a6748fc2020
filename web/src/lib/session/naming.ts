import type { Profile } from '@praxora/contract/identity/identity.calls';

type Names = Pick<Profile, 'Vorname' | 'Nachname' | 'LoginEmail'>;

/** The first name, or the login e-mail when there is none. */
export function displayNameOf({ Vorname, LoginEmail }: Names): string {
  return Vorname.trim() || LoginEmail;
}

/** First letters of first and last name; without names, those of the e-mail. */
export function initialsOf({ Vorname, Nachname, LoginEmail }: Names): string {
  const letters = [Vorname, Nachname].map(firstLetter).join('');
  return (
    letters ||
    LoginEmail.split(/[@._-]/)
      .slice(0, 2)
      .map(firstLetter)
      .join('')
  ).toUpperCase();
}

function firstLetter(text: string): string {
  return [...text.trim()][0] ?? '';
}
