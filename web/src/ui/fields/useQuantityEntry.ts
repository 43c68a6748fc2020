// A quantity as it is typed: raised to what may be ordered when the field is left; what is no quantity changes nothing.
import { isRefused, type NumberEntry, type RefusedNumber } from '@praxora/rules/shared/number-entry';
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/vendors/pricing-hints';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Usual, useNumberEntry } from './useNumberEntry.tsx';

const largest = 99_999;

export interface QuantityOptions {
  value: number;
  onChange: (quantity: number) => void;
  /** 0: none is a quantity like any other. */
  minimum?: number;
  /** Largest available quantity. */
  maximum?: number;
  step?: number;
  /** A quantity far beyond it is asked about. */
  usual?: Usual;
  /** Hears of a quantity that may be ordered while it is still being typed; null: it is none after all. */
  onType?: (quantity: number | null) => void;
  /** Called if 0 or less than the minimum is entered; if omitted, the minimum is kept. */
  onZero?: () => void;
  /** Reports whether the entry in the field is no valid quantity: actions on it have to wait. */
  onRefuse?: (isRefused: boolean) => void;
}

/** Correction of a typed quantity that was less than may be ordered, because of the minimum or because of the step. */
interface Raise {
  readonly to: number;
  readonly isMinimum: boolean;
}

export function useQuantityEntry({ value, onChange, usual, onType, onZero, ...options }: QuantityOptions) {
  const { minimum = 1, maximum = largest, step = 1, onRefuse } = options;
  // Refusal and raise no longer apply once the quantity changes.
  const [refusal, setRefusal] = useState<{ entry: RefusedNumber; over: number } | null>(null);
  const [raise, setRaise] = useState<Raise | null>(null);
  /** Quantity before the one being typed was shown in its place. */
  const [typedOver, setTypedOver] = useState<number | null>(null);
  const rule = { minimumQuantity: minimum, orderStep: step };
  const least = minimum === 0 ? 0 : nextOrderableQuantity(rule, 1);
  const most = Math.floor(Math.min(maximum, largest) / step) * step;
  const refused = refusal?.over === value ? refusal.entry : null;
  const before = typedOver ?? value;

  const field = useNumberEntry({
    entry: refused ?? value,
    rule: { least: minimum === 0 ? 0 : 1, most, decimals: 0 },
    usual: usual && { ...usual, most: Math.max(usual.most ?? 0, before) },
    onType: type,
    onSettle: settle,
  });
  useTellRefused(refused !== null, onRefuse);

  const note = (entry: NumberEntry) => setRefusal(isRefused(entry) ? { entry, over: before } : null);

  function type(entry: NumberEntry) {
    setRaise(null);
    note(entry);
    if (!onType) return;
    const orderable = typeof entry === 'number' && isOrderable(rule, entry) ? entry : null;
    if (orderable !== null || typedOver !== null) onType(orderable);
    setTypedOver(orderable === null ? null : before);
  }

  function settle(entry: NumberEntry) {
    note(entry);
    setTypedOver(null);
    if (isRefused(entry) && entry.code === 'NUMBER_ZERO' && onZero) {
      setRefusal(null);
      onZero();
    } else if (typeof entry === 'number') choose(entry);
  }

  /** The nearest orderable quantity from the request up; the greatest one when it is too much. */
  function choose(request: number) {
    const quantity = request <= least ? least : Math.min(nextOrderableQuantity(rule, request), most);
    setRaise(quantity > request ? { to: quantity, isMinimum: request < minimum } : null);
    if (quantity !== before) onChange(quantity);
    else if (typedOver !== null) onType?.(null);
  }

  return {
    field,
    raise: raise?.to === value && field.refused === null ? raise : null,
    /** Whether stepping down leads to 0. */
    endsAtZero: onZero !== undefined && value <= least,
    canStepDown: value > least || onZero !== undefined,
    canStepUp: value + step <= largest,
    stepTo: (request: number) => {
      field.forget();
      setRefusal(null);
      setTypedOver(null);
      choose(Math.max(least, request));
    },
  };
}

function useTellRefused(isRefusedNow: boolean, onRefuse: QuantityOptions['onRefuse']): void {
  const tell = useEffectEvent((is: boolean) => onRefuse?.(is));
  useEffect(() => {
    if (!isRefusedNow) return;
    tell(true);
    return () => tell(false);
  }, [isRefusedNow]);
}
