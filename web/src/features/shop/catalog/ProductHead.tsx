import { UnstyledButton } from '@mantine/core';
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import {
  IconBarcode,
  IconBookmark,
  IconBookmarkFilled,
  IconCalendarDue,
  IconFlask,
  IconPill,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manufacturerText, useWatch } from '../../../domain/shop/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { CopyableNumber } from './CopyableNumber.tsx';
import { InYourPractice } from './InYourPractice.tsx';
import { PriceAlertButton } from './PriceAlertButton.tsx';
import { ProductCrumb } from './ProductCrumb.tsx';
import classes from './ProductHead.module.css';
import { VariantMatrix } from './VariantMatrix.tsx';
import { YourPurchases } from './YourPurchases.tsx';

const flags = [
  { of: 'hasBatch', text: 'flags.batch', icon: IconBarcode },
  { of: 'hasExpiry', text: 'flags.expiry', icon: IconCalendarDue },
  { of: 'isDangerousGood', text: 'flags.dangerous', icon: IconFlask },
  { of: 'isMedicine', text: 'flags.medicine', icon: IconPill },
] as const;

const vat = { fullTax: 'vat.full', reducedTax: 'vat.reduced' } as const;

export function ProductHead({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const name = product.name[language];

  return (
    <header>
      <ProductCrumb product={product} />
      <div className={`${classes.root} grid gap-28 mt-14`}>
        <div className={`${classes.picture} bg-tile self-start bdrs-16 grid mih-240 place-center`}>
          <ProductPicture category={product.picture} size={190} />
        </div>
        <div className="min-w-0 anywhere">
          <h1 className="phone-fz-24 fz-display">{name}</h1>
          <p className="quiet fz-lead mt-6">
            {t('manufacturerAndPack', {
              manufacturer: manufacturerText(product.manufacturer),
              pack: product.packText[language],
            })}
          </p>
          <p className="quiet lh-155 mt-6 pretty">{product.description[language]}</p>
          <dl className={`${classes.facts} items-center col-gap-20 grid fz-row m-18-0-0 row-gap-5`}>
            <dt>{t('facts.manufacturerNumber')}</dt>
            <dd>
              <CopyableNumber label={t('facts.manufacturerNumber')} value={product.manufacturerNumber} />
            </dd>
            {product.gtin && (
              <>
                <dt>{t('facts.gtin')}</dt>
                <dd>
                  <CopyableNumber label={t('facts.gtin')} value={product.gtin} />
                </dd>
              </>
            )}
            {product.pzn && (
              <>
                <dt>{t('facts.pzn')}</dt>
                <dd>
                  <CopyableNumber label={t('facts.pzn')} value={product.pzn} />
                </dd>
              </>
            )}
            <dt>{t('facts.unit')}</dt>
            <dd>{unitText(product, language)}</dd>
            <dt>{t('facts.vat')}</dt>
            <dd>{t(vat[product.vatClass])}</dd>
          </dl>
          <Flags product={product} />
          <Permitted permission="fillCart">
            <div className="wrap col-gap-20 items-center mt-14">
              <WatchButton product={product} />
              {product.isWatched && (
                <PriceAlertButton
                  productId={product.id}
                  name={name}
                  targetCents={product.targetCents}
                  lowestPriceCents={product.lowestPriceCents}
                />
              )}
            </div>
          </Permitted>
        </div>
        <div className={`${classes.side} column gap-16 min-w-0`}>
          <YourPurchases productId={product.id} bestCents={product.lowestPriceCents} />
          <InYourPractice product={product} />
        </div>
        <div className={`${classes.variants} min-w-0`}>
          <VariantMatrix product={product} />
        </div>
      </div>
    </header>
  );
}

function Flags({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const shown = flags.filter(({ of }) => product[of]);
  if (shown.length === 0) return null;
  return (
    <ul className={`${classes.flags} wrap gap-6 plain-list m-14-0-0`}>
      {shown.map(({ of, text, icon: Icon }) => (
        <li key={of}>
          <Icon size={15} stroke={1.7} aria-hidden />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}

/** "box, 100 gloves": what is ordered, and what is in it when that is counted in something else. */
function unitText({ unit, contentUnit, packSize }: ProductDetail, language: 'de' | 'en'): string {
  return packSize > 1 ? `${unit[language]} (${packSize} × ${contentUnit[language]})` : unit[language];
}

function WatchButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const watch = useWatch(product.id);
  const Icon = product.isWatched ? IconBookmarkFilled : IconBookmark;
  return (
    <UnstyledButton
      className="inline-row gap-6 c-primary fz-row fw-560 mih-24 phone-thumb hover-td-underline"
      onClick={() => void watch.run(!product.isWatched)}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
      {product.isWatched ? t('watch.on') : t('watch.off')}
    </UnstyledButton>
  );
}
