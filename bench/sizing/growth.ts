// How much one more of something takes.
/** Of one of those that came; never negative, since memory that is given back belongs to nobody. */
export const findGrowth = (bytes: number, came: number): number => Math.max(0, bytes) / came;
