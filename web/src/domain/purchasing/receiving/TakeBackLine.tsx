import { Checkbox } from '@mantine/core';
import type { ReceiptLine } from '@praxora/contract/purchasing/order';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './TakeBackDialog.module.css';
import { canGo } from './take-back.ts';

const obstacleTexts = {
  consumption: 'takeBack.obstacle.consumption',
  'write-off': 'takeBack.obstacle.writeOff',
  correction: 'takeBack.obstacle.correction',
  move: 'takeBack.obstacle.move',
  count: 'takeBack.obstacle.count',
  return: 'takeBack.obstacle.return',
  price: 'takeBack.obstacle.price',
} as const satisfies Record<NonNullable<ReceiptLine['obstacle']>, string>;

/** A line of the receipt to choose, or why it stays. */
export function TakeBackLine({ line }: { line: ReceiptLine }) {
  const { t } = useTranslation('receiving');
  const language = useLanguage();
  const facts = [
    line.batchNumber !== '' && t('due.batch', { number: line.batchNumber }),
    line.expirationDate !== null && t('due.expiry', { date: formatDate(line.expirationDate) }),
    line.storageName ?? t('lot.notStored'),
  ].filter((fact) => fact !== false);
  const reason = line.isTakenBack ? t('takeBack.already') : line.obstacle && t(obstacleTexts[line.obstacle]);
  return (
    <li>
      <Checkbox
        value={String(line.id)}
        disabled={!canGo(line)}
        label={t('takeBack.line', { quantity: formatNumber(line.quantity, 0), name: line.name[language] })}
        description={
          <>
            {facts.join(' · ')}
            {reason && <span className={`${classes.reason} quiet block`}>{reason}</span>}
          </>
        }
      />
    </li>
  );
}
