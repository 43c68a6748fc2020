// Stock comes in by hand: goods from outside an order, or a correction.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { expiryWarning } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, soundRefused, useInvalidText, useWedgeScanner } from '../../../domain/inventory/index.ts';
import { ExpiredGoods } from '../../../domain/purchasing/index.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { BookInFields } from './BookInFields.tsx';
import { MadeLabels } from './MadeLabels.tsx';
import classes from './StockFields.module.css';
import { type BookInBody, useBookIn, useBookInForm } from './useBookIn.ts';

// A pack scanned while a dialog books it in: batch and expiry date are filled in.
/** Why the last code filled in nothing. */
function useLotScans(onLot: (lot: string | undefined, expiry: string | undefined) => void): string | null {
  const { t } = useTranslation('scanner');
  const invalidText = useInvalidText();
  const [refused, setRefused] = useState<string | null>(null);
  useWedgeScanner({
    place: 'dialog',
    onScan: (text, { type }) => {
      const scan = readCode(text);
      // A batch number alone, in a code of its own, belongs to the field it was scanned into.
      if (scan.kind === 'unknown') return type?.(text);
      if (scan.lot !== undefined || scan.expiry !== undefined) {
        setRefused(null);
        return onLot(scan.lot, scan.expiry);
      }
      soundRefused();
      setRefused(scan.kind === 'invalid' ? invalidText(scan) : t('noLot'));
    },
  });
  return refused;
}

type Booked = DataOf<typeof stockCalls.bookInput>;

export function BookInDialog({ article, onClose }: { article: ArticleDetail; onClose: () => void }) {
  const { t } = useTranslation('article');
  const bookIn = useBookIn(article);
  const { form, values, prices } = useBookInForm(article);
  /** Expired goods are about to be booked in: is that right? */
  const [isAsking, setAsking] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  const { expirationDate } = values;
  const warning = expiryWarning(expirationDate, calendarDay(new Date()));

  const scanRefused = useLotScans((lot, expiry) => {
    if (lot !== undefined) form.setFieldValue('batchNumber', lot);
    if (expiry !== undefined) form.setFieldValue('expirationDate', expiry);
  });

  /** False keeps the dialog open: its labels are to be stuck on. */
  async function book(body: BookInBody): Promise<boolean> {
    const answer = await bookIn.send(body);
    if (answer.labelIds.length === 0) return true;
    setAsking(false);
    setBooked(answer);
    return false;
  }

  function askFirst(): boolean {
    setAsking(true);
    return false;
  }

  if (booked) return <MadeLabels {...booked} name={article.name} onClose={onClose} />;
  if (isAsking && warning && expirationDate !== null)
    return (
      <ExpiredGoods
        goods={[{ key: 'only', name: article.name, date: expirationDate, warning }]}
        onAccept={async () => {
          if (await form.submit(book)()) onClose();
          return false;
        }}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <FormDialog
      title={t('stock.bookInTitle', { name: article.name })}
      action={t('stock.bookIn')}
      onSubmit={form.submit(async (body) => (warning ? askFirst() : book(body)))}
      onClose={onClose}
    >
      <p className={`${classes.scanRefused} c-min fw-520`} role="alert">
        {scanRefused}
      </p>
      <BookInFields article={article} form={form} values={values} prices={prices} />
    </FormDialog>
  );
}
