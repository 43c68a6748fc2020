/** Where the results stand: the search field of the header has a way to them. */
export const resultsId = 'results';
