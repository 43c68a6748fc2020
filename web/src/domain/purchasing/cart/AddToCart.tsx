// Puts something into the cart. Compact: one button that becomes "n in cart" with a plus; otherwise it has a stepper
// beside it, unless the page itself says how many.
import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import { nextOrderableQuantity } from '@praxora/rules/vendors/pricing-hints';
import { IconCheck, IconPlus, IconShoppingCartPlus } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedToCart } from '../../../lib/marketplace/cart.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { StepBack } from '../../../ui/feedback/StepBack.tsx';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import classes from './AddToCart.module.css';

type Addition = Pick<AddedToCart, 'quantityInCart' | 'undoId'>;

interface AddToCartProps {
  /** Resolves to what the cart holds then, where that is known. Rejects when it failed; the user has been told by then. */
  onAdd: (quantity: number) => Promise<Addition | undefined>;
  /** Name of the product added, for screen readers. */
  name: string;
  /** The page says how many: there is no stepper. */
  quantity?: number;
  minimum?: number;
  step?: number;
  /** The amount the stepper begins with, where more than the least is usual. */
  usual?: number;
  /** Quantity in the cart, where the page has it and keeps it current; else the button counts its own additions. */
  inCart?: number;
  compact?: boolean;
  /** The one action of its surroundings. */
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md';
  label?: string;
  disabled?: boolean;
}

/** Nothing for roles that may not fill the cart. */
export function AddToCart(props: AddToCartProps) {
  return usePermission('fillCart') ? <AddButton {...props} /> : null;
}

function AddButton({
  onAdd,
  name,
  quantity,
  minimum = 1,
  step = 1,
  usual = minimum,
  inCart,
  compact = false,
  primary = false,
  size = 'sm',
  label,
  disabled = false,
}: AddToCartProps) {
  const { t } = useTranslation('addToCart');
  const orderable = (amount: number) =>
    nextOrderableQuantity({ minimumQuantity: minimum, orderStep: step }, amount);
  const least = orderable(1);
  const [chosen, setChosen] = useState(orderable(usual));
  const [isHeld, setHeld] = useState(false);
  const asksHowMany = quantity === undefined && !compact;

  const addition = useAddition(onAdd);
  const lying = inCart ?? addition.lying;

  if (compact && lying > 0) {
    return (
      <span
        className={`${classes.inCart} items-stretch bg-ok-soft bdrs-8 c-ok inline-flex fz-note fw-560 h-36 phone-h-thumb`}
        data-size={size}
      >
        <span className="row gap-6 p-0-4-0-10 nowrap">
          <IconCheck size={15} stroke={2} aria-hidden />
          {t('inCart', { count: lying })}
        </span>
        <Tooltip label={t('addMore', { count: step })}>
          <UnstyledButton
            className={`${classes.plus} bdrs-8 c-inherit grid place-center w-34 phone-w-thumb`}
            aria-label={t('addMoreOf', { count: step, name })}
            disabled={disabled}
            onClick={(event) => addition.more(event, step)}
          >
            <IconPlus size={16} stroke={1.8} aria-hidden />
          </UnstyledButton>
        </Tooltip>
        {addition.undoId !== null && <StepBack place={addition.undoId} />}
      </span>
    );
  }

  const amount = quantity ?? (asksHowMany ? chosen : least);
  const text = label ?? t('add');
  return (
    <span className="row gap-8 min-w-0">
      {asksHowMany && (
        <QuantityStepper
          value={chosen}
          onChange={setChosen}
          minimum={minimum}
          step={step}
          label={t('quantityOf', { name })}
          usual={{ name, most: Math.max(minimum, usual) }}
          onRefuse={setHeld}
        />
      )}
      <Button
        className="flex-auto min-w-0 phone-h-thumb"
        size={size}
        variant={primary ? 'filled' : 'default'}
        leftSection={<IconShoppingCartPlus size={17} stroke={1.7} aria-hidden />}
        aria-label={t('addOf', { label: text, name })}
        disabled={disabled || isHeld}
        onClick={(event) => addition.add(event, amount)}
      >
        {text}
      </Button>
      {addition.undoId !== null && <StepBack place={addition.undoId} />}
    </span>
  );
}

/** The longest between two clicks that people mean as one. */
const doubleClickMs = 500;

/** Quantity added here, shown at once and reverted if the server refuses. */
function useAddition(onAdd: AddToCartProps['onAdd']) {
  const [added, setAdded] = useState(0);
  const [undoId, setUndoId] = useState<string | null>(null);
  const { run, pending } = useChange({
    call: onAdd,
    after: (answer, amount) => {
      setAdded((before) => answer?.quantityInCart ?? before + amount);
      setUndoId(answer?.undoId ?? null);
    },
    showsRefusal: true,
  });
  // A double click adds once, also when the first click was answered before the second, or turned the button into a plus.
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isSecond = ({ detail, timeStamp }: MouseEvent) =>
    detail > 1 && timeStamp - pressedAt.current < doubleClickMs;
  function add(event: MouseEvent, amount: number) {
    if (isSecond(event)) return;
    pressedAt.current = event.timeStamp;
    void run(amount);
  }
  function more(event: MouseEvent, amount: number) {
    if (!isSecond(event)) void run(amount);
  }
  return { add, more, undoId, lying: added + (pending ?? 0) };
}
