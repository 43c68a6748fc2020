// The reference data call the maker that nobody knows "unknown", in no language in particular. Pure.

export const unknownMaker = 'unknown';

/** Where there is no room for saying that nobody knows it, or a line to be filled in by hand. */
export const knownMaker = (name: string): string => (name === unknownMaker ? '' : name);
