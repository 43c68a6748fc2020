// The variants of one product on its card: one choice for each thing they differ in. The one most people look for stands
// open, as chips that say which of them the practice buys; the others unfold.
import { NativeSelect } from '@mantine/core';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type VariantAxes, variantWith } from '../../../domain/shop/index.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import classes from './VariantChoice.module.css';

type Axis = VariantAxes['axes'][number];

interface VariantChoiceProps {
  /** Name of the product, whichever variant is chosen. */
  name: string;
  variants: readonly ProductHit[];
  choice: VariantAxes;
  shown: ProductHit;
  onChoose: (objectID: string) => void;
}

/** More, or longer ones, would fill the card. */
const mostChips = 8;
const mostLetters = 44;

const fitsAsChips = ({ values }: Axis): boolean =>
  values.length <= mostChips && values.join('').length <= mostLetters;

function openAxis({ axes }: VariantAxes): Axis | undefined {
  const fitting = axes.filter(fitsAsChips);
  return fitting.find(({ kind }) => kind === 'size') ?? fitting[0];
}

export function VariantChoice({ name, variants, choice, shown, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('search');
  const kinds = {
    size: t('result.axis.size'),
    variant: t('result.axis.variant'),
    pack: t('result.axis.pack'),
  };
  const present = variants.findIndex(({ objectID }) => objectID === shown.objectID);
  const open = openAxis(choice);
  const choose = (axis: Axis, value: string) => {
    const next = variants[variantWith(choice, present, axis, value)];
    if (next) onChoose(next.objectID);
  };
  return (
    <div className="wrap gap-6 items-center relative w-fit max-w-full">
      {open && (
        <Chips
          label={t('result.choose', { axis: kinds[open.kind], name })}
          axis={open}
          choice={choice}
          variants={variants}
          present={present}
          onChoose={(value) => choose(open, value)}
        />
      )}
      {choice.axes
        .filter((axis) => axis !== open)
        .map((axis) => (
          <NativeSelect
            // Two axes may be of one kind.
            key={`${axis.kind} ${axis.values.join()}`}
            className={`${classes.choice} min-w-0`}
            size="xs"
            aria-label={t('result.choose', { axis: kinds[axis.kind], name })}
            data={[...axis.values]}
            value={axis.of[present] ?? ''}
            onChange={({ currentTarget: { value } }) => choose(axis, value)}
          />
        ))}
    </div>
  );
}

interface ChipsProps extends Pick<VariantChoiceProps, 'choice' | 'variants'> {
  label: string;
  axis: Axis;
  present: number;
  onChoose: (value: string) => void;
}

function Chips({ label, axis, choice, variants, present, onChoose }: ChipsProps) {
  const { t } = useTranslation('search');
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.chips}>
      {axis.values.map((value) => {
        const next = variantWith(choice, present, axis, value);
        const variant = variants[next];
        const isMade = choice.axes.every((other) => other === axis || other.of[next] === other.of[present]);
        return (
          <label
            key={value}
            className={`${classes.chip} inline-row gap-5 bdrs-8 fz-note fw-560 pointer relative`}
            data-missing={!isMade || undefined}
            title={isMade ? undefined : t('result.otherwise')}
          >
            <input
              type="radio"
              className={classes.radio}
              name={group}
              value={value}
              checked={axis.of[present] === value}
              onChange={() => onChoose(value)}
            />
            {value}
            {isMade && variant && isOwnVariant(variant) && (
              <span className={`${classes.yours} fw-400 fz-caption`}>{t('result.yoursShort')}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}
