// What the practice asks of its vendors beside the goods: the same of all of them, or something else of one.
import { requestedDayProblem } from '@praxora/rules/purchasing/requested-day';
import { calendarDay } from '@praxora/rules/shared/dates';

export interface Instructions {
  readonly orderReference: string;
  /** Null: as soon as possible. */
  readonly requestedDeliveryDate: string | null;
  /** Something is typed in the field of the day that is no day. */
  readonly isDayUnreadable: boolean;
}

export interface InstructionChoice {
  readonly forAll: Instructions;
  /** Of the vendors that get other instructions. */
  readonly byVendor: ReadonlyMap<number, Instructions>;
}

export const noInstructions: InstructionChoice = {
  forAll: { orderReference: '', requestedDeliveryDate: null, isDayUnreadable: false },
  byVendor: new Map(),
};

export const instructionsFor = ({ forAll, byVendor }: InstructionChoice, vendorId: number): Instructions =>
  byVendor.get(vendorId) ?? forAll;

/** With other instructions for the vendor; null: it gets those for all again. */
export function withInstructionsFor(
  choice: InstructionChoice,
  vendorId: number,
  own: Instructions | null,
): InstructionChoice {
  const byVendor = new Map(choice.byVendor);
  if (own === null) byVendor.delete(vendorId);
  else byVendor.set(vendorId, own);
  return { ...choice, byVendor };
}

/** Whether an order may carry them. */
export const isInOrder = ({ requestedDeliveryDate, isDayUnreadable }: Instructions): boolean =>
  !isDayUnreadable &&
  (requestedDeliveryDate === null ||
    requestedDayProblem(requestedDeliveryDate, calendarDay(new Date())) === null);
