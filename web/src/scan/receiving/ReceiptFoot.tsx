// The way on, in reach of the thumb; and the way out, which asks.
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import footClasses from '../screens/WorkFoot.module.css';
import { Button, IconButton } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface ReceiptFootProps {
  /** Counted in all. */
  units: number;
  onBook: () => void;
  onDiscard: (() => void) | null;
}

export function ReceiptFoot({ units, onBook, onDiscard }: ReceiptFootProps) {
  const { t } = useTranslation('scanModes');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={footClasses.foot}>
      {units > 0 && onDiscard && (
        <IconButton icon={IconTrash} label={t('receive.discard')} onClick={() => setIsAsking(true)} />
      )}
      <Button kind="filled" isDisabled={units === 0} onClick={onBook}>
        {units === 0 ? t('receive.nothing') : t('receive.book', { count: units })}
      </Button>
      {isAsking && onDiscard && (
        <Sheet title={t('receive.discardTitle')} onClose={() => setIsAsking(false)}>
          <p className="quiet p-0-4-12">{t('receive.discardText')}</p>
          <div className="bg-sheet bottom--16 flex gap-10 mb--16 p-10-0-16 sticky">
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button kind="danger" onClick={onDiscard}>
              {t('receive.discard')}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
