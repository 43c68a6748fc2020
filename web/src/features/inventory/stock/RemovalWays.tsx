// Expired goods are among what is removed: what should be done with them?
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RemovalWay } from './removal.ts';

const wayTexts = { use: 'stock.way.use', spare: 'stock.way.spare', discard: 'stock.way.discard' } as const;

interface RemovalWaysProps {
  /** Empty: nothing is to be decided. */
  ways: readonly RemovalWay[];
  way: RemovalWay;
  onChoose: (way: RemovalWay | null) => void;
  isOneEntry: boolean;
  /** Amounts with their unit. */
  expired: string;
  amount: string;
}

export function RemovalWays({ ways, way, onChoose, isOneEntry, expired, amount }: RemovalWaysProps) {
  const { t } = useTranslation('article');
  if (ways.length === 0) return null;
  return (
    <Radio.Group
      className="bg-min-soft bdrs-10 grid gap-8 p-12-14"
      label={t('stock.expiredTitle')}
      value={way}
      onChange={(value) => onChoose(ways.find((one) => one === value) ?? null)}
    >
      {ways.map((one) => (
        <Radio
          key={one}
          mt={8}
          value={one}
          label={t(one === 'discard' && isOneEntry ? 'stock.way.discardEntry' : wayTexts[one], {
            expired,
            amount,
          })}
        />
      ))}
    </Radio.Group>
  );
}
