// Which movements a count booked.

/** A count ends in the transaction that books its differences: both have the time of that transaction. */
export const wasBookedByCount = (movement: string, id: string): string => `
  (${movement}.kind = 'count' and ${movement}.booked_at = (
    select t.finished_at from stocktaking t where t.practice_id = $practice and t.id = ${id} and t.state = 'booked'))`;
