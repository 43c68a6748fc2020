// SQL of people's names, for other repositories. The view `practice_user` joins each user of a practice with the person, and has a
// pseudonym where the person was erased: whoever shows a name joins it instead of `app_user`.

/** A user of the view `practice_user` by name, else by e-mail, else by pseudonym. */
export const personName = (user: string): string => `${user}.name`;

/** Name of the author: a user `u` or a device `d` of the views that follow, joined with `authorJoins`; empty: the product itself. */
export const authorName = `coalesce(${personName('u')}, d.name, '')`;

export const authorJoins = (userId: string, deviceId: string): string =>
  `left join practice_user u on u.id = ${userId} left join practice_device d on d.id = ${deviceId}`;
