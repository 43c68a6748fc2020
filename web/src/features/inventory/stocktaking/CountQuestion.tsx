// Question for a line that another user counted with a different number: the user decides about both counts; the later
// one never wins automatically.
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countedTime, type OtherCount } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './Stocktaking.module.css';

export interface CountConflict {
  readonly stockId: number;
  readonly articleName: string;
  /** Null: the number was taken away. */
  readonly mine: number | null;
  readonly theirs: OtherCount;
}

interface CountQuestionProps {
  conflict: CountConflict;
  /** With the number that stands for both then. */
  onUse: (counted: number | null) => void;
  onKeep: () => void;
}

export function CountQuestion({ conflict, onUse, onKeep }: CountQuestionProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { mine, theirs } = conflict;
  const numbers = {
    theirs: formatNumber(theirs.counted, 0),
    mine: formatNumber(mine ?? 0, 0),
    sum: formatNumber(theirs.counted + (mine ?? 0), 0),
  };
  return (
    <Modal
      opened
      onClose={onKeep}
      title={conflict.articleName}
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>
        {t(mine === null ? 'stocktaking.conflict.taken' : 'stocktaking.conflict.text', {
          name: theirs.name || t('common:somebody'),
          time: countedTime(theirs.at),
          ...numbers,
        })}
      </p>
      <div className={`${classes.answers} flex flex-wrap`}>
        <Button data-autofocus onClick={onKeep}>
          {t('stocktaking.conflict.keep', { number: numbers.theirs })}
        </Button>
        <Button variant="default" onClick={() => onUse(mine)}>
          {mine === null
            ? t('stocktaking.conflict.none')
            : t('stocktaking.conflict.use', { number: numbers.mine })}
        </Button>
        {mine !== null && (
          <Button variant="default" onClick={() => onUse(theirs.counted + mine)}>
            {t('stocktaking.conflict.add', { ...numbers })}
          </Button>
        )}
      </div>
    </Modal>
  );
}
