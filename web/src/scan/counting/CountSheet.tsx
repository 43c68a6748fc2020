// How much is there: of the batch that was meant, or of one that is chosen first.
import { toNumber } from '@praxora/rules/shared/number-entry';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherCount } from '../../domain/inventory/index.ts';
import { formatDate } from '../../lib/format.ts';
import questionClasses from '../screens/Questions.module.css';
import { AmountField } from '../ui/AmountField.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CountQuestion } from './CountQuestion.tsx';
import type { Counted } from './counts.ts';
import type { Counting } from './useCounting.ts';

/** Maximum count; 0 is a valid count, too. */
const most = 1_000_000;

export function CountSheet({ lines, counting }: { lines: readonly Counted[]; counting: Counting }) {
  const { t } = useTranslation('scanModes');
  const [first, another] = lines;
  const close = () => counting.ask([]);
  if (!first) return null;
  if (!another) return <AmountSheet key={first.line.stockId} of={first} counting={counting} />;
  return (
    <Sheet key="which" title={t('count.whichBatch', { name: first.line.articleName })} onClose={close}>
      <ul className="column gap-8">
        {lines.map(({ line }) => (
          <li key={line.stockId}>
            <button
              type="button"
              className={questionClasses.choice}
              onClick={() => counting.ask([line.stockId])}
            >
              {line.batchNumber || t('count.noBatch')}
              <span className="scan-second-line">
                {line.expirationDate && t('receive.expiryFact', { day: formatDate(line.expirationDate) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function AmountSheet({ of, counting }: { of: Counted; counting: Counting }) {
  const { t } = useTranslation('scanModes');
  const { line, counted } = of;
  const [amount, setAmount] = useState<number | null>(counted);
  const [isAsking, setAsking] = useState(false);
  // Counts added by this device are its own, and sent already.
  const theirs = counted === line.counted ? otherCount(line, amount) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (theirs) setAsking(true);
    else if (amount !== null) void counting.save(of, amount);
  };
  if (isAsking && theirs && amount !== null)
    return (
      <CountQuestion
        title={line.articleName}
        mine={amount}
        theirs={theirs}
        onKeep={() => counting.ask([])}
        onUse={(number) => void counting.save(of, number, theirs.counted)}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Sheet title={line.articleName} onClose={() => counting.ask([])}>
      <form className="column gap-16" onSubmit={submit}>
        <AmountField
          label={t('count.howMany')}
          name={line.articleName}
          value={amount}
          least={0}
          most={most}
          onChange={(entry) => setAmount(toNumber(entry))}
        />
        <div className="flex gap-10">
          <Button onClick={() => counting.ask([])}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" isDisabled={amount === null}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
