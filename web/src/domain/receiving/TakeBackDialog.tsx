// Takes back what was booked in by mistake: all of a receipt, or some of its lines. What something happened to since stays,
// with the reason beside it.
import { Checkbox, Skeleton, TextInput } from '@mantine/core';
import type { BodyOf } from '@praxora/contract/call';
import type { Receipt } from '@praxora/contract/orders/order';
import { receivingCalls } from '@praxora/contract/receiving/receiving.calls';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { stockKeys } from '../inventory/queries.ts';
import { keepOrder, ordersKey } from '../orders/queries.ts';
import classes from './TakeBackDialog.module.css';
import { TakeBackLine } from './TakeBackLine.tsx';
import { canGo, chosenAtFirst, isWhole, labelsOf } from './take-back.ts';

interface TakeBackDialogProps {
  receiptId: number;
  /** From the page of an article: its lines are chosen. */
  articleId?: number;
  onClose: () => void;
  onDone?: () => void;
}

export function TakeBackDialog({ receiptId, articleId, onClose, onDone }: TakeBackDialogProps) {
  const { t } = useTranslation('receiving');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const takeBack = useChange({
    call: (body: BodyOf<typeof receivingCalls.takeReceiptBack>, key) =>
      callApi(receivingCalls.takeReceiptBack, { params: { receiptId }, body }, key),
    success: ({ units }) => t('takeBack.done', { count: units }),
    after: ({ order }) => order && keepOrder(queryClient, order),
    refetch: [ordersKey, ...stockKeys],
  });
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  // Somebody may have used it since the page was loaded.
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
  const chosen = ticked ?? (receipt ? chosenAtFirst(receipt, articleId ?? null) : []);
  const lines = receipt?.lines.filter(({ id }) => chosen.includes(id)) ?? [];
  const date = receipt ? formatDate(receipt.happenedOn) : '';

  async function submit(): Promise<boolean> {
    setTried(true);
    if (chosen.length === 0) return false;
    try {
      await takeBack.send({ lineIds: [...chosen], note });
    } catch (failure) {
      // What is in the way is shown at its line.
      await refetch();
      setTicked(null);
      throw failure;
    }
    onDone?.();
    return true;
  }

  return (
    <FormDialog
      title={t('takeBack.title', { date })}
      action={receipt ? actionText(receipt) : t('takeBack.label')}
      dismiss={t('takeBack.keep')}
      isDangerous
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(receipt?.orderId === null ? 'takeBack.textOutside' : 'takeBack.text')}</p>
      {error && !receipt && (
        <ErrorState title={t('takeBack.failed')} onRetry={() => void refetch()}>
          {t('takeBack.failedText')}
        </ErrorState>
      )}
      {!receipt && !error && <Skeleton h={56} />}
      {receipt && !receipt.lines.some(canGo) && <p role="alert">{t('takeBack.nothing')}</p>}
      {receipt && (
        <Checkbox.Group
          aria-label={t('takeBack.lines')}
          value={chosen.map(String)}
          onChange={(values) => setTicked(values.map(Number))}
        >
          <ul className={classes.lines}>
            {receipt.lines.map((line) => (
              <TakeBackLine key={line.id} line={line} />
            ))}
          </ul>
        </Checkbox.Group>
      )}
      {isTried && chosen.length === 0 && receipt?.lines.some(canGo) && (
        <p className={classes.wrong} role="alert">
          {t('takeBack.choose')}
        </p>
      )}
      {labelsOf(lines) > 0 && (
        <p className={classes.labels}>
          <IconInfoCircle size={17} stroke={1.7} aria-hidden />
          {t('takeBack.labels', { count: labelsOf(lines) })}
        </p>
      )}
      <TextInput
        label={t('takeBack.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );

  /** The button says what goes. */
  function actionText(shown: Receipt): string {
    const [only, another] = lines;
    if (only && !another)
      return t('takeBack.one', { quantity: formatNumber(only.quantity, 0), name: only.name[language] });
    return isWhole(shown, chosen)
      ? t('takeBack.whole', { date })
      : t('takeBack.some', { count: lines.length });
  }
}
