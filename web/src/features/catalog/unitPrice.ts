const fine = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const coarse = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** What one of many costs: under a euro to a hundredth of a cent, so that packs can be told apart. */
export function formatUnitPrice(cents: number): string {
  return (cents < 100 ? fine : coarse).format(cents / 100);
}
