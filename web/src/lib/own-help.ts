/** Whether the help centre is the one of the product: an operator may have put another in its place. */
export const isOwnHelp = (helpCentreUrl: string): boolean => helpCentreUrl.startsWith('/');
