// A label as it comes out of the printer, with its measures like on a technical drawing.
import type { LabelSize } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './LabelPicture.module.css';
import { type DrawnLabel, drawPicture } from './label-content.ts';

interface LabelPictureProps {
  label: DrawnLabel;
  size: LabelSize;
  /** Width in pixels; the height follows. */
  width: number;
  hasMeasures?: boolean;
}

export function LabelPicture({ label, size, width, hasMeasures = false }: LabelPictureProps) {
  const { t } = useTranslation('labels');
  const { content } = label;
  const name =
    content.kind === 'batch'
      ? t('picture.batch', { name: content.name })
      : t('picture.withId', { name: content.name, id: content.labelId });
  const image = (
    <img
      className={`${classes.label} bdrs-6 block h-auto max-w-full`}
      src={drawPicture(label, size)}
      alt={name}
      width={width}
      height={Math.round((width * size.height) / size.width)}
    />
  );
  if (!hasMeasures) return image;
  return (
    <div className={classes.measured} style={{ maxWidth: width + 46 }}>
      <span className={`${classes.down} c-tile-ink grid fz-caption place-center relative`} aria-hidden>
        <span className="bg-tile p-1-6 relative">{formatNumber(size.height, 1)}</span>
      </span>
      {image}
      <span className={classes.across} aria-hidden>
        <span className="bg-tile p-1-6 relative">
          {t('millimetres', { number: formatNumber(size.width, 1) })}
        </span>
      </span>
    </div>
  );
}
