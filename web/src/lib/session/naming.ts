import type { User } from '../marketplace/user.ts';

type Names = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** The first name, or the login e-mail when there is none. */
export function displayName({ firstName, email }: Names): string {
  return firstName.trim() || email;
}

/** First letters of first and last name; without names, those of the e-mail. */
export function toInitials({ firstName, lastName, email }: Names): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return (
    letters ||
    email
      .split(/[@._-]/)
      .slice(0, 2)
      .map(firstLetter)
      .join('')
  ).toUpperCase();
}

function firstLetter(text: string): string {
  return [...text.trim()][0] ?? '';
}
