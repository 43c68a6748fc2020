/** Where a section of an article is found on its page. */
export const sectionId = (heading: string): string =>
  `s-${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
