// Stock comes in by hand: goods from outside an order, or a correction.
import { Button, Modal, Select, TextInput } from '@mantine/core';
import type { DataOf } from '@praxora/contract/call';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { calendarDay } from '@praxora/rules/dates';
import { expiryWarning } from '@praxora/rules/expiry';
import type { NumberEntry } from '@praxora/rules/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorages } from '../../../domain/inventory/queries.ts';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { ExpiredGoods } from '../../../domain/receiving/ExpiredGoods.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { formatMoney } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { useDefaultPrices, useStock } from '../article/article.queries.ts';
import { AmountField } from './AmountField.tsx';
import { bookInProblems } from './bookIn.ts';
import classes from './StockFields.module.css';
import { StorageSelect } from './StorageSelect.tsx';
import { useTellBooked } from './useBooking.tsx';
import { useExpiryHelp } from './useExpiryHelp.tsx';
import { useLotScans } from './useLotScans.ts';

type Booked = DataOf<typeof stockCalls.bookInput>;
type PriceType = 'maximum' | 'average' | 'lowest' | 'notRecorded';
const prices = ['maximum', 'average', 'lowest'] as const;

export function BookInDialog({ article, onClose }: { article: ArticleDetail; onClose: () => void }) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const keyOf = useBookingKey();
  const tellBooked = useTellBooked();
  const [date, setDate] = useState<string | null>(() => calendarDay(new Date()));
  const [amount, setAmount] = useState<NumberEntry>(null);
  const [chosenStorage, setChosenStorage] = useState<number | null>(null);
  const [batchNumber, setBatchNumber] = useState('');
  const [expirationDate, setExpirationDate] = useState<string | null>(null);
  const [chosenPrice, setChosenPrice] = useState<PriceType | null>(null);
  const [type, setType] = useState<'CORRECTION' | 'INCOMING_GOODS_FROM_OUTSIDE_ORDER'>(
    'INCOMING_GOODS_FROM_OUTSIDE_ORDER',
  );
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  const { data: known } = useDefaultPrices(article.id);
  const { data: entries = [] } = useStock(article.id);
  const { data: storages = [] } = useStorages();
  const onlyStorage = storages.length === 1 ? storages[0]?.id : undefined;
  // Where it belongs, else where it lies, else where alone it can lie.
  const storageId =
    chosenStorage ??
    article.storageConfiguration.defaultStorageId ??
    entries[0]?.storageId ??
    onlyStorage ??
    null;
  const priceType: PriceType = chosenPrice ?? (known?.average == null ? 'notRecorded' : 'average');
  const problems = bookInProblems(article.documentation, {
    date,
    amount,
    storageId,
    batchNumber,
    expirationDate,
  });
  const error = (field: keyof typeof problems) => {
    const code = problems[field];
    return isTried && code ? fieldError(code) : undefined;
  };

  const scanRefused = useLotScans((lot, expiry) => {
    if (lot !== undefined) setBatchNumber(lot);
    if (expiry !== undefined) setExpirationDate(expiry);
  });

  const expiryHelp = useExpiryHelp(expirationDate, article.documentation.hasExpiryDateObligation);
  const warning = expiryWarning(expirationDate, calendarDay(new Date()));

  async function submit(): Promise<boolean> {
    setTried(true);
    if (Object.keys(problems).length > 0 || typeof amount !== 'number' || storageId === null || date === null)
      return false;
    if (warning && !isAsking) {
      setAsking(true);
      return false;
    }
    const body = {
      articleId: article.id,
      date,
      amount,
      storageId,
      batchNumber,
      expirationDate,
      priceType,
      type,
    };
    const answer = await callApi(stockCalls.bookInput, { body }, keyOf(body));
    await tellBooked(
      t('stock.bookedIn', { amount: amountText(amount, article.countingUnit), name: article.name }),
      answer.bookingId,
    );
    if (answer.labelIds.length === 0) return true;
    setAsking(false);
    setBooked(answer);
    return false;
  }

  if (booked) return <MadeLabels booked={booked} onClose={onClose} />;
  const priceLabels = {
    maximum: 'stock.priceMaximum',
    average: 'stock.priceAverage',
    lowest: 'stock.priceLowest',
  } as const;
  if (isAsking && warning && expirationDate !== null)
    return (
      <ExpiredGoods
        goods={[{ key: 'only', name: article.name, date: expirationDate, warning }]}
        onAccept={async () => {
          if (await submit()) onClose();
          return false;
        }}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <FormDialog
      title={t('stock.bookInTitle', { name: article.name })}
      action={t('stock.bookIn')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.scanRefused} role="alert">
        {scanRefused}
      </p>
      <div className={classes.row}>
        <AmountField
          article={article}
          label={t('stock.amount')}
          usual={Math.max(
            article.idealStock,
            article.stock,
            article.packagingInformation.consumptionUnitCount,
          )}
          value={amount}
          onChange={setAmount}
          error={error('amount')}
        />
        <StorageSelect
          label={t('place.storage')}
          value={storageId}
          onChange={setChosenStorage}
          error={error('storageId')}
        />
        <TextInput
          label={t('stock.batch')}
          description={
            article.documentation.hasBatchObligation && !error('batchNumber') ? t('required') : undefined
          }
          maxLength={64}
          value={batchNumber}
          onChange={(event) => setBatchNumber(event.currentTarget.value)}
          error={error('batchNumber')}
        />
        <DateField
          label={t('stock.expiry')}
          description={error('expirationDate') ? undefined : expiryHelp}
          monthIsEnough
          value={expirationDate}
          onChange={setExpirationDate}
          error={error('expirationDate')}
        />
        <DateField
          label={t('stock.date')}
          value={date}
          onChange={setDate}
          maxDate={calendarDay(new Date())}
          error={error('date')}
        />
        <Select
          label={t('stock.type')}
          allowDeselect={false}
          data={[
            { value: 'INCOMING_GOODS_FROM_OUTSIDE_ORDER', label: t('stock.typeGoods') },
            {
              value: 'CORRECTION',
              label: article.hasMovements ? t('stock.typeCorrection') : t('stock.typeInitial'),
            },
          ]}
          value={type}
          onChange={(value) =>
            setType(value === 'CORRECTION' ? 'CORRECTION' : 'INCOMING_GOODS_FROM_OUTSIDE_ORDER')
          }
        />
      </div>
      <Select
        label={t('stock.price')}
        description={t('stock.priceText')}
        allowDeselect={false}
        data={[
          ...prices.map((value) => {
            const cents = known?.[value] ?? null;
            return {
              value,
              label: t(priceLabels[value], {
                price: cents === null ? t('stock.noPrice') : formatMoney(cents),
              }),
              disabled: cents === null,
            };
          }),
          { value: 'notRecorded', label: t('stock.priceNotRecorded') },
        ]}
        value={priceType}
        onChange={(value) => setChosenPrice(value as PriceType)}
      />
    </FormDialog>
  );
}

/** The labels of what was booked, to be stuck on. */
function MadeLabels({ booked, onClose }: { booked: Booked; onClose: () => void }) {
  const { t } = useTranslation(['article', 'common']);
  const count = booked.labelIds.length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('stock.labelsTitle', { count })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('stock.labelsText', { count })}</p>
      <ul className={classes.labels}>
        {booked.labelIds.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {t('stock.done')}
        </Button>
      </div>
    </Modal>
  );
}
