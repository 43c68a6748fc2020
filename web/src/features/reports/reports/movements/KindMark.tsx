// In or out by the sign, and which kind of booking it was.
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import {
  type Icon,
  IconAdjustments,
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconBan,
  IconClipboardCheck,
  IconFlag,
  IconPackageImport,
  IconReceipt,
  IconScan,
  IconTrash,
  IconTruckReturn,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { kindTexts, typeTexts } from '../filters/texts.ts';
import classes from './Movements.module.css';

const icons: Readonly<Record<MovementRow['kind'], Icon>> = {
  goodsReceipt: IconPackageImport,
  initialInventory: IconFlag,
  correction: IconAdjustments,
  removal: IconScan,
  move: IconArrowsRightLeft,
  stocktaking: IconClipboardCheck,
  cancelled: IconBan,
  takenBack: IconArrowBackUp,
  returned: IconTruckReturn,
  writeOff: IconTrash,
  price: IconReceipt,
};

export function KindMark({ row: { type, kind, counts } }: { row: MovementRow }) {
  const { t } = useTranslation('reports');
  const Sign = icons[kind];
  const [first, second] = counts
    ? [t(typeTexts[type]), t(kindTexts[kind])]
    : [t(kindTexts[kind]), t('movements.inNoSum')];
  return (
    <span className={`${classes.kind} row gap-8`}>
      <Sign size={18} stroke={1.6} aria-hidden />
      <span className="lh-130 min-w-0">
        <span className="block fw-540">{first}</span>
        <span className="quiet fz-caption block">{second}</span>
      </span>
    </span>
  );
}
