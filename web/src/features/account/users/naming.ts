interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Name shown on bookings and orders; without a name the e-mail. */
export const userName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;
