// The checkout orders what stands in the cart. A field that holds no quantity stands over the one before it, which would be
// ordered unseen: so the way to the checkout ends at that field, whose reason is told there.

/** On the click that leads to the checkout. What is not chosen is not ordered, and holds up nothing. */
export function stopAtWrongQuantity(event: { preventDefault: () => void }): void {
  const field = document.querySelector<HTMLElement>(
    '[data-position]:not([data-unchecked]) [aria-invalid="true"]',
  );
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
