/** What stands around found words: characters that no text has. */
export const marks = { before: '\uE000', after: '\uE001' } as const;
