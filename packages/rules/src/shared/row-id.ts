// Numbers of rows: what the database can hold, and how an address writes them.

export const largestId = 2_147_483_647;

/**
 * Row id from a path or a query: digits without a leading zero, as in our links. Null for anything that cannot be a row
 * id.
 */
export function idInAddress(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
