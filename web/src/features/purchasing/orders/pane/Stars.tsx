// Rating of one to five stars: a group of radio buttons that look like stars.
import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RatingCard.module.css';

interface StarsProps {
  label: string;
  value: number | null;
  onChange: (rating: number) => void;
}

export function Stars({ label, value, onChange }: StarsProps) {
  const { t } = useTranslation('orders');
  const name = useId();
  return (
    <fieldset className={`${classes.stars} plain-fieldset`}>
      <legend>{label}</legend>
      <div className="flex gap-2 m-4-0-0--6">
        {[1, 2, 3, 4, 5].map((count) => {
          const isLit = value !== null && count <= value;
          const Icon = isLit ? IconStarFilled : IconStar;
          return (
            <label
              key={count}
              className={`${classes.star} bdrs-8 c-ink-3 pointer grid h-40 place-center relative w-40 hover-bg-hover phone-h-thumb phone-w-thumb`}
              data-lit={isLit || undefined}
            >
              <input
                type="radio"
                name={name}
                value={count}
                checked={value === count}
                onChange={() => onChange(count)}
              />
              <Icon size={26} stroke={1.5} aria-hidden />
              <VisuallyHidden>{t('rating.stars', { count })}</VisuallyHidden>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
