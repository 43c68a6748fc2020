/** Query key of the user's e-mail digest. */
export const digestKey = ['digest'] as const;
