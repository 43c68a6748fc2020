// The product's signature: how much there is, measured by the article's thresholds. Its name says it in words.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { type NamedUnit, useUnitTexts } from '../../shared/units.ts';
import classes from './StockScale.module.css';
import { type ScaleAmounts, toScale } from './scale.ts';
import type { StatusName } from './stock-marks.ts';

interface StockScaleProps {
  article: ScaleAmounts & { readonly status: StatusName; readonly countingUnit: NamedUnit };
  /** Width of the bar; if omitted, it fills the available room. */
  width?: number;
  height?: number;
}

export function StockScale({ article, width, height = 6 }: StockScaleProps) {
  const { t } = useTranslation('stock');
  const { amountText } = useUnitTexts();
  const { fill, ticks } = toScale(article);
  const words = [
    t('scale.stock', { amount: amountText(article.stock, article.countingUnit) }),
    (article.minimumStock > 0 || article.status !== 'hidden') &&
      t('scale.minimum', { amount: formatNumber(article.minimumStock, 0) }),
    article.warningStock > 0 && t('scale.warning', { amount: formatNumber(article.warningStock, 0) }),
    article.idealStock > 0 && t('scale.ideal', { amount: formatNumber(article.idealStock, 0) }),
  ];
  return (
    <span
      role="img"
      aria-label={words.filter((word) => word !== false).join(', ')}
      className={`${classes.scale} bg-line inline-block flex-none max-w-full relative`}
      data-status={article.status}
      style={{ width: width ?? '100%', height, borderRadius: height / 2 }}
    >
      <span
        className={`${classes.fill} bg-hid-mark absolute`}
        style={{ width: `${fill}%`, borderRadius: height / 2 }}
        data-any={fill > 0}
      />
      {ticks.map((tick) => (
        <span
          key={tick}
          className={`${classes.tick} bg-ink-3 absolute top--3 w-1`}
          style={{ left: `${tick}%`, height: height + 6 }}
        />
      ))}
    </span>
  );
}
