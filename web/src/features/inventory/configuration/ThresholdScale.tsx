// The three thresholds as one coloured scale; it says nothing that the fields above do not say.
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { type ArticleValues, unitsPerPack } from './article-form.ts';
import classes from './ThresholdScale.module.css';
import { useUnitById } from './UnitsSection.tsx';

export function ThresholdScale({ values }: { values: ArticleValues }) {
  const { t } = useTranslation('article');
  const { amountText } = useUnitTexts();
  const unitById = useUnitById();
  const minimum = values.minimumStock ?? 0;
  const warning = Math.max(values.warningStock ?? 0, minimum);
  const end = Math.max(values.idealStock ?? 0, warning);
  if (end <= 0) return null;
  const packs = end / unitsPerPack(values);
  const percent = (amount: number) => `${(amount / end) * 100}%`;
  const endText =
    unitsPerPack(values) > 1 && Number.isInteger(packs)
      ? t('warnings.inPacks', {
          amount: formatNumber(end),
          packs: amountText(packs, unitById(values.orderUnitId)),
        })
      : formatNumber(end);
  const ticks = [minimum, warning].filter((amount) => amount > 0 && amount < end);
  return (
    <div className="m-18-0-12" aria-hidden>
      <div className="bdrs-6 flex gap-2 h-12 overflow-hidden">
        {minimum > 0 && <span className="bg-min-mark" style={{ width: percent(minimum) }} />}
        {warning > minimum && <span className="bg-warn-mark" style={{ width: percent(warning - minimum) }} />}
        <span className="bg-ok-mark flex-1" />
      </div>
      <div className="quiet fz-caption h-18 mt-6 relative px-num">
        <span>{formatNumber(0)}</span>
        {[...new Set(ticks)].map((amount) => (
          <span key={amount} className={classes.tick} style={{ left: percent(amount) }}>
            {formatNumber(amount)}
          </span>
        ))}
        <span className="bg-sheet pl-8 absolute right-0">{endText}</span>
      </div>
    </div>
  );
}
