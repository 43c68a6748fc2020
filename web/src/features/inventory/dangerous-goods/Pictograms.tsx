// The pictograms of a label, each with its name for whoever cannot see it.
import { type Pictogram, pictogramTexts } from '@praxora/rules/inventory/dangerous-goods';
import { pictogramFrame, pictogramPaths } from '@praxora/rules/inventory/pictogram-paths';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './DangerousGoods.module.css';

export function Pictograms({ pictograms }: { pictograms: readonly Pictogram[] }) {
  return (
    <span className="flex flex-wrap gap-4">
      {pictograms.map((pictogram) => (
        <PictogramImage key={pictogram} pictogram={pictogram} />
      ))}
    </span>
  );
}

export function PictogramImage({ pictogram }: { pictogram: Pictogram }) {
  const language = useLanguage();
  return (
    <svg
      className={`${classes.pictogram} flex-none`}
      viewBox="0 0 100 100"
      role="img"
      aria-label={pictogramTexts[pictogram][language]}
    >
      <path d="M50 5L95 50L50 95L5 50Z" className={classes.ground} />
      <path d={pictogramFrame} className={classes.frame} fillRule="evenodd" />
      <path d={pictogramPaths[pictogram]} className={classes.sign} fillRule="evenodd" />
    </svg>
  );
}
