// A month's budget as a bar: received, on order, in the cart. The words beside it say the same.
import type { BudgetMonth } from '@praxora/rules/purchasing/budget';
import classes from './BudgetBar.module.css';

interface BudgetBarProps {
  budget: BudgetMonth;
  cartCents?: number;
}

export function BudgetBar({ budget, cartCents = 0 }: BudgetBarProps) {
  const { monthlyCents, usedCents, orderedCents } = budget;
  const spentCents = usedCents + orderedCents + cartCents;
  // Where more was ordered than budgeted, the bar is full, and its parts keep their shares.
  const whole = Math.max(monthlyCents, spentCents);
  const parts = [
    { part: 'used', cents: usedCents },
    { part: 'ordered', cents: orderedCents },
    { part: 'cart', cents: cartCents },
  ];
  return (
    <div
      className={`${classes.bar} flex bg-line bdrs-3 h-6 overflow-hidden`}
      data-over={spentCents > monthlyCents || undefined}
      aria-hidden
    >
      {parts.map(({ part, cents }) => (
        <span key={part} data-part={part} style={{ width: `${(cents / whole) * 100}%` }} />
      ))}
    </div>
  );
}
