// Takes back what was booked in by mistake: all of a receipt, or some of its lines. What something happened to since stays,
// with the reason beside it.
import { Checkbox, Skeleton, TextInput } from '@mantine/core';
import type { Receipt } from '@praxora/contract/purchasing/order';
import { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { labelsKey, stockKeys } from '../../inventory/index.ts';
import { ordersKey } from '../orders/counts.ts';
import { keepOrder } from '../orders/queries.ts';
import classes from './TakeBackDialog.module.css';
import { TakeBackLine } from './TakeBackLine.tsx';
import { canGo, countLabels, isWhole, selectLines, suggestedLines } from './take-back.ts';

type TakeBackBody = BodyOf<typeof receivingCalls.takeReceiptBack>;

interface TakeBackValues {
  /** The lines that were ticked; null: those that were suggested. */
  readonly ticks: readonly number[] | null;
  readonly note: string;
}

const initialValues: TakeBackValues = { ticks: null, note: '' };

export interface TakeBackDialogProps {
  receiptId: number;
  /** From the page of an article: its lines are chosen. */
  articleId?: number;
  onClose: () => void;
  onDone?: () => void;
}

export function TakeBackDialog({ receiptId, articleId, onClose, onDone }: TakeBackDialogProps) {
  const { t } = useTranslation('receiving');
  // Goods may have been used since the page was loaded.
  const {
    data: receipt,
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'receipt', receiptId],
    queryFn: ({ signal }) => callApi(receivingCalls.getReceipt, { params: { receiptId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const suggestion = receipt ? suggestedLines(receipt, articleId ?? null) : [];
  const takeBack = useTakeBack(receiptId);
  const form = useContractForm({
    schema: bodySchema(receivingCalls.takeReceiptBack),
    initialValues,
    complete: ({ ticks, note }) => ({ lineIds: ticks ?? suggestion, note }),
  });
  const lineIds = form.values.ticks ?? suggestion;
  const canSomethingGo = receipt?.lines.some(canGo) ?? false;

  async function send(body: TakeBackBody) {
    try {
      await takeBack.send(body);
    } catch (failure) {
      // Obstacles are shown at their lines.
      await refetch();
      form.setFieldValue('ticks', null);
      throw failure;
    }
    onDone?.();
  }

  return (
    <FormDialog
      title={t('takeBack.title', { date: receipt ? formatDate(receipt.happenedOn) : '' })}
      action={useActionText(receipt, lineIds)}
      dismiss={t('takeBack.keep')}
      isDangerous
      isWide
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <p>{t(receipt?.orderId === null ? 'takeBack.textOutside' : 'takeBack.text')}</p>
      {error && !receipt && (
        <ErrorState title={t('takeBack.failed')} onRetry={() => void refetch()}>
          {t('takeBack.failedText')}
        </ErrorState>
      )}
      {!receipt && !error && <Skeleton h={56} />}
      {receipt && !canSomethingGo && <p role="alert">{t('takeBack.nothing')}</p>}
      {receipt && (
        <ReceiptLines
          receipt={receipt}
          ticks={lineIds}
          onTick={(ticks) => form.setFieldValue('ticks', ticks)}
        />
      )}
      {form.errors.lineIds && lineIds.length === 0 && canSomethingGo && (
        <p className="c-min fz-row" role="alert">
          {t('takeBack.choose')}
        </p>
      )}
      <TextInput label={t('takeBack.note')} maxLength={500} {...form.getInputProps('note')} />
    </FormDialog>
  );
}

function useTakeBack(receiptId: number) {
  const { t } = useTranslation('receiving');
  const queryClient = useQueryClient();
  return useChange({
    call: (body: TakeBackBody, key) =>
      callApi(receivingCalls.takeReceiptBack, { params: { receiptId }, body }, key),
    success: ({ units }) => t('takeBack.done', { count: units }),
    after: ({ order }) => order && keepOrder(queryClient, order),
    refetch: [ordersKey, labelsKey, ...stockKeys],
  });
}

/** The button says what goes. */
function useActionText(receipt: Receipt | undefined, lineIds: readonly number[]): string {
  const { t } = useTranslation('receiving');
  const language = useLanguage();
  if (!receipt) return t('takeBack.label');
  const [only, another] = selectLines(receipt, lineIds);
  if (only && !another)
    return t('takeBack.one', { quantity: formatNumber(only.quantity, 0), name: only.name[language] });
  return isWhole(receipt, lineIds)
    ? t('takeBack.whole', { date: formatDate(receipt.happenedOn) })
    : t('takeBack.some', { count: selectLines(receipt, lineIds).length });
}

interface ReceiptLinesProps {
  receipt: Receipt;
  ticks: readonly number[];
  onTick: (lineIds: readonly number[]) => void;
}

function ReceiptLines({ receipt, ticks, onTick }: ReceiptLinesProps) {
  const { t } = useTranslation('receiving');
  const labels = countLabels(selectLines(receipt, ticks));
  return (
    <>
      <Checkbox.Group
        aria-label={t('takeBack.lines')}
        value={ticks.map(String)}
        onChange={(values) => onTick(values.map(Number))}
      >
        <ul className={`${classes.lines} plain-list line-top overflow-y-auto`}>
          {receipt.lines.map((line) => (
            <TakeBackLine key={line.id} line={line} />
          ))}
        </ul>
      </Checkbox.Group>
      {labels > 0 && (
        <p className="row gap-8 c-warn fz-row">
          <IconInfoCircle className="flex-none" size={17} stroke={1.7} aria-hidden />
          {t('takeBack.labels', { count: labels })}
        </p>
      )}
    </>
  );
}
