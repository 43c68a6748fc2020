/** An amount of counting units as whole packs and what is left over. */
export function inPacks(amount: number, unitsPerPack: number): { packs: number; rest: number } {
  return { packs: Math.floor(amount / unitsPerPack), rest: amount % unitsPerPack };
}
