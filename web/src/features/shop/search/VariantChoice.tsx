// The variants of one product on its card: one choice for each thing they differ in.
import { NativeSelect } from '@mantine/core';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useTranslation } from 'react-i18next';
import { productTitle, type VariantAxes, variantWith, YoursMark } from '../../../domain/shop/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import classes from './VariantChoice.module.css';

interface VariantChoiceProps {
  /** Name of the product, whichever variant is chosen. */
  name: string;
  variants: readonly ProductHit[];
  choice: VariantAxes;
  shown: ProductHit;
  onChoose: (objectID: string) => void;
}

export function VariantChoice({ name, variants, choice, shown, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const kinds = {
    size: t('result.axis.size'),
    variant: t('result.axis.variant'),
    pack: t('result.axis.pack'),
  };
  const present = variants.findIndex(({ objectID }) => objectID === shown.objectID);
  return (
    <div className="wrap gap-6 items-center mt-8 relative w-fit">
      <p className="quiet fz-caption w-full" title={productTitle(shown, language)}>
        {t('result.variants', { count: variants.length })}
        {isOwnVariant(shown) && <YoursMark />}
      </p>
      {choice.axes.map((axis) => (
        <NativeSelect
          // Two axes may be of one kind.
          key={`${axis.kind} ${axis.values.join()}`}
          className={`${classes.choice} basis-88 maw-180 min-w-0`}
          size="xs"
          aria-label={t('result.choose', { axis: kinds[axis.kind], name })}
          data={[...axis.values]}
          value={axis.of[present] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = variants[variantWith(choice, present, axis, value)];
            if (next) onChoose(next.objectID);
          }}
        />
      ))}
    </div>
  );
}
