// SQL of people's names, for other repositories.

/** A user by name, else by e-mail. */
export const personName = (user: string): string =>
  `coalesce(nullif(btrim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`;

/** Name of the author: a user `u` or a device `d`, joined with `authorJoins`; empty: the product itself. */
export const authorName = `coalesce(${personName('u')}, d.name, '')`;

export const authorJoins = (userId: string, deviceId: string): string =>
  `left join app_user u on u.id = ${userId} left join device d on d.id = ${deviceId}`;
