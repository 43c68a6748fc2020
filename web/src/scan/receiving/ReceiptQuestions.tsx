// Before a receipt goes into the queue: is it right that more came, that something is expired? Else it goes at once.
import { calendarDay } from '@praxora/rules/shared/dates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expiredLots, tooMany } from '../../domain/purchasing/index.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { ReceiptLine } from './receipt.ts';
import type { Receipt } from './useReceipt.ts';

interface ReceiptQuestionsProps {
  lines: readonly ReceiptLine[];
  receipt: Receipt;
  onBooked: (key: string) => void;
  onStop: () => void;
}

export function ReceiptQuestions({ lines, receipt, onBooked, onStop }: ReceiptQuestionsProps) {
  const { t } = useTranslation('scanModes');
  const language = useLanguage();
  const [isExpiryAccepted, setIsExpiryAccepted] = useState(false);
  const isSent = useRef(false);
  const { lines: drafts } = receipt.draft;
  const namesOf = (keys: ReadonlySet<number>) =>
    lines
      .filter(({ key }) => keys.has(key))
      .map(({ position }) => position.name[language])
      .join(', ');
  const expired = new Set(expiredLots(lines, drafts, calendarDay(new Date())).map(({ line }) => line.key));
  const more = new Set(tooMany(lines, drafts).map(({ key }) => key));
  const asks = expired.size > 0 && !isExpiryAccepted ? 'expired' : more.size > 0 ? 'more' : null;

  // Two taps are one receipt.
  const book = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    void receipt.book(more.size > 0).then(onBooked);
  });
  const isFree = asks === null;
  useEffect(() => {
    if (isFree) book();
  }, [isFree]);
  const [isMoreAccepted, setIsMoreAccepted] = useState(false);
  useEffect(() => {
    if (isMoreAccepted) book();
  }, [isMoreAccepted]);

  if (asks === null || isMoreAccepted) return null;
  const isExpired = asks === 'expired';
  return (
    <Sheet
      key={asks}
      title={isExpired ? t('receive.expiredTitle') : t('receive.tooManyTitle')}
      onClose={onStop}
    >
      <p className="quiet p-0-4-12">
        {isExpired
          ? t('receive.expiredText', { names: namesOf(expired) })
          : t('receive.tooManyText', { names: namesOf(more) })}
      </p>
      <div className="bg-sheet bottom--16 flex gap-10 mb--16 p-10-0-16 sticky">
        <Button onClick={onStop}>{t('cancel')}</Button>
        <Button
          kind="filled"
          onClick={() => (isExpired ? setIsExpiryAccepted(true) : setIsMoreAccepted(true))}
        >
          {t('receive.bookAnyway')}
        </Button>
      </div>
    </Sheet>
  );
}
