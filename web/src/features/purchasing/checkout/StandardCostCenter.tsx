// The cost center of the positions that name no other. Nothing where the practice uses none.
import { useTranslation } from 'react-i18next';
import { useCostCenters } from '../../../domain/inventory/index.ts';
import { ChangeButton, Fact } from './Addresses.tsx';

interface StandardCostCenterProps {
  /** The choice of a cost center stands beside every position. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

export function StandardCostCenter({ isChoosing, onChoosing }: StandardCostCenterProps) {
  const { t } = useTranslation('checkout');
  const standard = useCostCenters()?.find(({ isStandard }) => isStandard);
  if (!standard) return null;
  return (
    <Fact
      title={t('costCenter.title')}
      change={
        <ChangeButton
          label={t('costCenter.change')}
          isPressed={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
        />
      }
    >
      <p className="fz-row fw-600 anywhere">{`${standard.number} ${standard.name}`}</p>
      <p className="quiet fz-note lh-145">{t('costCenter.others')}</p>
    </Fact>
  );
}
