/** Where the results stand: the search field of the header has a way to them. */
export const resultsId = 'results';

/** State of the address a search leads to: whoever pressed Enter goes on by keyboard in the results. */
export const intoResults = { goesOnIn: resultsId } as const;

export const leadsIntoResults = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'goesOnIn' in state && state.goesOnIn === resultsId;
