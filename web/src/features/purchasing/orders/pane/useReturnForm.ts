// The form of a return: how much of each lot goes back. Fields that stay empty mean that nothing of that lot does.
import type { Order } from '@praxora/contract/purchasing/order';
import { type ReturnableLot, receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../../domain/inventory/index.ts';
import { useOrderChange } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { fieldError, useContractForm } from '../../../../lib/forms.tsx';

interface ReturnValues {
  readonly note: string;
  readonly quantities: Readonly<Record<string, NumberEntry>>;
}

export const keyOfLot = ({ positionId, stockId }: ReturnableLot): string =>
  `${positionId}-${stockId ?? 'none'}`;

export function useReturnForm(order: Order, lots: readonly ReturnableLot[]) {
  const { t } = useTranslation('orders');
  const book = useOrderChange({
    call: async (body: BodyOf<typeof receivingCalls.bookReturn>, key) =>
      (await callApi(receivingCalls.bookReturn, { params: { orderId: order.id }, body }, key)).order,
    success: () => t('return.done'),
    refetch: stockKeys,
  });
  const entryOf = ({ quantities }: ReturnValues, lot: ReturnableLot) => quantities[keyOfLot(lot)] ?? null;
  const quantityOf = (values: ReturnValues, lot: ReturnableLot) => toNumber(entryOf(values, lot)) ?? 0;
  const isEmpty = (values: ReturnValues) => lots.every((lot) => entryOf(values, lot) === null);

  const initialValues: ReturnValues = { note: '', quantities: {} };
  const form = useContractForm({
    schema: bodySchema(receivingCalls.bookReturn),
    initialValues,
    complete: (values) => ({
      note: values.note,
      positions: lots
        .filter((lot) => quantityOf(values, lot) > 0)
        .map((lot) => ({
          positionId: lot.positionId,
          quantity: quantityOf(values, lot),
          stockId: lot.stockId,
        })),
    }),
    check: (values) => ({
      ...(isEmpty(values) ? { quantities: fieldError('REQUIRED_FIELD') } : {}),
      ...Object.fromEntries(
        lots
          .filter((lot) => quantityOf(values, lot) > lot.most)
          .map((lot) => [`quantities.${keyOfLot(lot)}`, fieldError('MORE_THAN_RECEIVED')]),
      ),
    }),
  });
  return {
    submit: form.submit(book.send),
    noteProps: form.getInputProps('note'),
    quantityField: (lot: ReturnableLot) => {
      const { value, ...field } = form.fieldIn<NumberEntry | undefined>('quantities', keyOfLot(lot));
      return { ...field, value: value ?? null };
    },
    /** It was sent off without a quantity. */
    isQuantityMissing: isEmpty(form.values) && form.errors.quantities !== undefined,
  };
}
