/** What the user is told by e-mail. */
export const digestKey = ['digest'] as const;
