// Question for a line that another user counted with a different number: which one is right, or do they add up?
import { useTranslation } from 'react-i18next';
import { countedTime, type OtherCount } from '../../domain/inventory/index.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface CountQuestionProps {
  title: string;
  mine: number;
  theirs: OtherCount;
  onKeep: () => void;
  /** With the number that stands for both then. */
  onUse: (counted: number) => void;
  onClose: () => void;
}

export function CountQuestion({ title, mine, theirs, onKeep, onUse, onClose }: CountQuestionProps) {
  const { t } = useTranslation('scanModes');
  const sum = theirs.counted + mine;
  const numbers = {
    theirs: formatNumber(theirs.counted, 0),
    mine: formatNumber(mine, 0),
    sum: formatNumber(sum, 0),
  };
  return (
    <Sheet key="conflict" title={title} onClose={onClose}>
      <p className="p-0-4-14">
        {t('count.conflict.text', {
          name: theirs.name,
          time: countedTime(theirs.at),
          ...numbers,
        })}
      </p>
      <div className="flex flex-wrap gap-10">
        <Button kind="filled" onClick={onKeep}>
          {t('count.conflict.keep', numbers)}
        </Button>
        <Button onClick={() => onUse(mine)}>{t('count.conflict.use', numbers)}</Button>
        <Button onClick={() => onUse(sum)}>{t('count.conflict.add', numbers)}</Button>
      </div>
    </Sheet>
  );
}
