// How a number is typed, in every field alike. What is typed stays as it is until the field is left; what is no number
// then makes room for the reason, and an amount far beyond the usual is asked about before it counts.
import {
  isRefused,
  type NumberEntry,
  type NumberRule,
  type RefusedNumber,
  readEntry,
  whenLeft,
} from '@praxora/rules/shared/number-entry';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { afterPress } from '../../lib/after-press.ts';
import { formatNumber } from '../../lib/format.ts';
import { UnusualAmount } from './UnusualAmount.tsx';

export interface Usual {
  /** Name of the article that the amount is of. */
  readonly name: string;
  /** The most that is usual; null: nobody knows. */
  readonly most: number | null;
  /** Amounts above this are not asked about, since they are refused anyway. */
  readonly upTo?: number | undefined;
}

interface NumberEntryOptions {
  readonly entry: NumberEntry;
  readonly rule: NumberRule;
  /** Shown with all its decimals: 4,90. */
  readonly isFixed?: boolean;
  /** Left out: no amount is asked about. */
  readonly usual?: Usual | undefined;
  /** While it is being typed: not yet what the user means. */
  readonly onType: (entry: NumberEntry) => void;
  /** The field was left, or Enter pressed. */
  readonly onSettle: (entry: NumberEntry) => void;
}

export interface TypedField {
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  /** Error of the entry, once the field was left; none is shown while the user types. */
  readonly refused: RefusedNumber | null;
  /** The field was left with something wrong; the reason may still wait for the end of a click. */
  readonly isWrong: boolean;
  /** Asks about an unusual amount. */
  readonly question: ReactNode;
  /** Forgets what is being typed. */
  readonly forget: () => void;
}

/** Text being typed, and the entries that belong to it. Any other entry came from elsewhere and is newer. */
interface Typing {
  readonly text: string;
  readonly own: readonly NumberEntry[];
}

const isSame = (one: NumberEntry, other: NumberEntry): boolean =>
  isRefused(one) && isRefused(other) ? one.text === other.text : one === other;

export function useNumberEntry({
  entry,
  rule,
  isFixed = false,
  usual,
  onType,
  onSettle,
}: NumberEntryOptions): TypedField {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [isLeft, setLeft] = useState(true);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [unusual, setUnusual] = useState<number | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  /** Text typed since the field was left last: Enter moves the focus on, and both count as leaving. */
  const unsettled = useRef<string | null>(null);
  /** The last that was no mistake: what a no goes back to. */
  const before = useRef<NumberEntry>(entry);
  const draft = typing?.own.some((own) => isSame(own, entry)) ? typing.text : null;
  const asking = usual && { usual: usual.most, askedUpTo: usual.upTo, confirmed };
  const read = (text: string) => readEntry(text, { ...rule, ...asking });

  function settle(text: string): void {
    const settled = whenLeft(read(text));
    setLeft(true);
    const end = () => {
      setTyping(null);
      onSettle(settled);
      if (isRefused(settled) && settled.code === 'NUMBER_UNUSUAL') setUnusual(settled.params.amount ?? 0);
    };
    // A reason takes room: what is being pressed must not move away under the finger.
    if (isRefused(settled)) afterPress(end);
    else end();
  }

  function leave(): void {
    const text = draft === null ? null : unsettled.current;
    unsettled.current = null;
    if (text !== null) settle(text);
    // A cleared field that is left once more is meant to be empty; an amount not yet confirmed is asked about again.
    else if (isRefused(entry) && (entry.text === '' || entry.code === 'NUMBER_UNUSUAL')) settle(entry.text);
  }

  function type(input: HTMLInputElement): void {
    const text = input.value;
    const typed = read(text);
    field.current = input;
    if (draft === null && !isRefused(entry)) before.current = entry;
    // A browser that fills in by itself does not focus, and so will not leave.
    if (document.activeElement !== input) settle(text);
    else {
      unsettled.current = text;
      setTyping({ text, own: [before.current, entry, typed] });
      setLeft(false);
      onType(typed);
    }
  }

  function answer(isRight: boolean): void {
    setUnusual(null);
    if (isRight) setConfirmed(unusual);
    onSettle(isRight ? unusual : before.current);
    field.current?.focus();
    if (!isRight) field.current?.select();
  }

  const isWrong = isRefused(entry) && isLeft && unusual === null;
  return {
    inputProps: {
      value: draft ?? textOf(entry, rule, isFixed),
      onChange: ({ currentTarget }) => type(currentTarget),
      onBlur: leave,
      onKeyDown: ({ key }) => {
        if (key === 'Enter') leave();
      },
    },
    refused: isWrong && draft === null ? entry : null,
    isWrong,
    question: unusual !== null && (
      <UnusualAmount
        name={usual?.name ?? ''}
        amount={formatNumber(unusual, rule.decimals)}
        usual={usual?.most ? formatNumber(usual.most, rule.decimals) : null}
        onAnswer={answer}
      />
    ),
    forget: () => {
      unsettled.current = null;
      setTyping(null);
      setLeft(true);
    },
  };
}

function textOf(entry: NumberEntry, { least, decimals }: NumberRule, isFixed: boolean): string {
  if (isRefused(entry)) return entry.text;
  if (entry === null || !Number.isFinite(entry) || (entry === 0 && least > 0)) return '';
  return formatNumber(entry, decimals, isFixed ? decimals : 0);
}
