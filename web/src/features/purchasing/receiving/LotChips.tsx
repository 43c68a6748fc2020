// A closed line in short: batch, expiry date, storage and labels of each lot, and what is still to be said.
import { Group, Stack } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBarcode,
  IconCalendar,
  IconMapPin,
  IconPackageOff,
  IconPrinter,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorages } from '../../../domain/inventory/index.ts';
import {
  countLotLabels,
  type DraftLine,
  type DraftLot,
  type LotField,
  lineProblems,
} from '../../../domain/purchasing/index.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import classes from './LotChips.module.css';
import type { ShownLine } from './order-lines.ts';

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

const lacking = {
  quantity: 'chip.noQuantity',
  batchNumber: 'chip.noBatch',
  expirationDate: 'chip.noExpiry',
  storageId: 'chip.noStorage',
} as const satisfies Record<LotField, string>;

export function LotChips({ line, draft }: { line: ShownLine; draft: DraftLine }) {
  const { t } = useTranslation('receiving');
  const problems = lineProblems(line, draft);
  const isSeveral = draft.lots.length > 1;
  return (
    <Stack gap={6}>
      {draft.lots.map((lot) => (
        <Group key={lot.key} gap="6px 8px">
          {isSeveral && (
            <span className="fz-fact tabular fw-560 miw-28">
              {t('chip.times', { quantity: lot.quantity ?? 0 })}
            </span>
          )}
          <Facts line={line} lot={lot} />
          {(Object.keys(problems?.lots[lot.key] ?? {}) as LotField[]).map((field) => (
            <Chip key={field} isWarning icon={<IconAlertTriangle {...icon} />}>
              {t(lacking[field])}
            </Chip>
          ))}
        </Group>
      ))}
      {problems?.isUneven && (
        <Chip isWarning icon={<IconAlertTriangle {...icon} />}>
          {t('chip.uneven')}
        </Chip>
      )}
    </Stack>
  );
}

function Facts({ line, lot }: { line: ShownLine; lot: DraftLot }) {
  const { t } = useTranslation('receiving');
  const { data: storages = [] } = useStorages();
  const labels = countLotLabels(line.article, lot);
  const storage = storages.find(({ id }) => id === lot.storageId)?.name;
  return (
    <>
      {lot.batchNumber !== '' && (
        <Chip isCode icon={<IconBarcode {...icon} />}>
          {lot.batchNumber}
        </Chip>
      )}
      {lot.expirationDate !== null && (
        <Chip icon={<IconCalendar {...icon} />}>{formatDate(lot.expirationDate)}</Chip>
      )}
      {lot.isStored && storage !== undefined && <Chip icon={<IconMapPin {...icon} />}>{storage}</Chip>}
      {!lot.isStored && <Chip icon={<IconPackageOff {...icon} />}>{t('lot.notStored')}</Chip>}
      {labels > 0 && (
        <span title={t('lot.labelsOf', { count: labels })}>
          <Chip icon={<IconPrinter {...icon} />}>{formatNumber(labels, 0)}</Chip>
        </span>
      )}
    </>
  );
}

interface ChipProps {
  icon: ReactNode;
  isCode?: boolean;
  isWarning?: boolean;
  children: ReactNode;
}

function Chip({ icon: sign, isCode = false, isWarning = false, children }: ChipProps) {
  return (
    <span className={classes.chip} data-code={isCode || undefined} data-warning={isWarning || undefined}>
      {sign}
      {children}
    </span>
  );
}
