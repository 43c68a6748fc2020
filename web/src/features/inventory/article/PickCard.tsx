// A product that was searched for, with its variants to pick from: those of the practice and those most have in stock first.
import { Button, Group } from '@mantine/core';
import { comparePreference, isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findFamily, manufacturerText, productTitle } from '../../../domain/shop/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { PickRow } from './PickRow.tsx';
import classes from './ProductPicker.module.css';
import type { ProductChoice } from './product-choice.ts';

/** The others show when asked for. */
const firstShown = 4;

export function PickCard({ card, choice }: { card: ProductHit; choice: ProductChoice }) {
  const { t } = useTranslation(['article', 'search']);
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const family = useMemo(() => findFamily(card, language), [card, language]);
  const boughtText = useBoughtText();
  const picture = <ProductPicture category={card.picture} size={36} />;
  const factsAbout = (hit: ProductHit, ...more: (string | undefined)[]) =>
    [...more, hit.numbers[0], hit.pack?.[language]].filter(Boolean).join(' · ');
  const manufacturer = manufacturerText(card.manufacturer);
  if (!family)
    return card.productId === null ? null : (
      <PickRow
        productId={card.productId}
        name={productTitle(card, language)}
        picture={picture}
        facts={factsAbout(card, manufacturer)}
        isArticle={card.articleUsedAt !== null}
        isOwn={isOwnVariant(card)}
        bought={boughtText(card)}
        choice={choice}
      />
    );
  const sorted = card.variants.toSorted(
    (a, b) => Number(b.isMeant) - Number(a.isMeant) || comparePreference(a, b),
  );
  const shown = showsAll ? sorted : sorted.slice(0, firstShown);
  const labelFor = (variant: ProductHit) =>
    family.choice.axes.map((axis) => axis.of[card.variants.indexOf(variant)]).join(' · ');
  return (
    <fieldset className="bd-0 p-10-0" aria-label={family.name}>
      <Group gap={12} wrap="nowrap">
        {picture}
        <span>
          <span className={`${classes.name} block fw-560`}>{family.name}</span>
          <span className="quiet fz-fact block">
            {[manufacturer, t('search:result.variants', { count: sorted.length })].join(' · ')}
          </span>
        </span>
      </Group>
      <ul className={classes.variants}>
        {shown.map((variant) => (
          <li key={variant.objectID}>
            <PickRow
              productId={variant.productId ?? 0}
              name={productTitle(variant, language)}
              label={labelFor(variant)}
              facts={family.choosesPack ? (variant.numbers[0] ?? '') : factsAbout(variant)}
              isArticle={variant.articleUsedAt !== null}
              isOwn={isOwnVariant(variant)}
              bought={boughtText(variant)}
              choice={choice}
            />
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          {t('pick.allVariants', { count: sorted.length })}
        </Button>
      )}
    </fieldset>
  );
}

/** As the search says it: how often in twelve months, and the last price. Empty: never. */
function useBoughtText(): (hit: ProductHit) => string {
  const { t } = useTranslation('article');
  return ({ lastPurchase, boughtAt }) => {
    if (!lastPurchase || boughtAt === null) return '';
    const { timesBought, priceCents } = lastPurchase;
    const price = formatMoney(priceCents);
    return timesBought > 0
      ? t('pick.bought', { count: timesBought, price })
      : t('pick.boughtOn', { date: formatDate(boughtAt), price });
  };
}
