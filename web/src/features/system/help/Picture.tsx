// A part of the screen beside a step, with the places marked that the step names.
import { useTranslation } from 'react-i18next';
import classes from './Help.module.css';
import type { NameOf } from './screen-names.ts';
import type { StepPicture } from './step-picture.ts';

interface PictureProps {
  /** Left out: the step has none. */
  picture: StepPicture | undefined;
  nameOf: NameOf;
}

export function Picture({ picture, nameOf }: PictureProps) {
  const { t } = useTranslation('help');
  if (picture === undefined) return null;
  const { address, width, height, marks } = picture;
  const places = marks.map((key, index) => `${index + 1} ${nameOf(key)}`).join(', ');
  return (
    <img
      className={`${classes.picture} bd-line bdrs-10 mt-12`}
      src={address}
      width={width}
      height={height}
      alt={t('picture', { places })}
      loading="lazy"
    />
  );
}
