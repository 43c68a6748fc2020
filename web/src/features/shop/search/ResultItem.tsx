// A product of the results, as a card or as a row.
import type { AtHand as Stock } from '@praxora/contract/inventory/at-hand';
import { isOwnVariant } from '@praxora/rules/shop/variant-choice';
import { IconShoppingCart } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type ProductPosition,
  sumQuantities,
  useAddToCart,
  type useCartQuantity,
} from '../../../domain/purchasing/index.ts';
import {
  findFamily,
  Highlighted,
  manufacturerText,
  markedTitle,
  otherMatchedNumber,
  piecePriceCents,
  productTitle,
  trackAddedToCart,
  trackProductClicked,
} from '../../../domain/shop/index.ts';
import { formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { SearchView } from './address.ts';
import { OwnFacts } from './OwnFacts.tsx';
import { ResultCart } from './ResultCart.tsx';
import classes from './ResultItem.module.css';
import { VariantChoice } from './VariantChoice.tsx';
import { WatchButton } from './WatchButton.tsx';

interface ResultItemProps {
  /** Product found, and the variant of it that is shown. */
  card: ProductHit;
  hit: ProductHit;
  onChoose: (objectID: string) => void;
  view: SearchView;
  /** Where it was found, for analytics. */
  index: string;
  queryID: string | undefined;
  position: number;
  /** Where it lies in the cart. */
  lying: readonly ProductPosition[];
  changes: ReturnType<typeof useCartQuantity>;
  /** The vendors the search is narrowed to: price and "Add" keep to them. */
  vendors: readonly string[];
  /** Stock of the product; null where it is no article, undefined while nobody knows. */
  atHand: Stock | null | undefined;
  /** No other result of the page costs less per piece. */
  isLowestPerPiece: boolean;
}

/** Below the name of a product. */
const secondLine = 'quiet fz-fact mt-3 anywhere';

export function ResultItem({
  card,
  hit,
  onChoose,
  view,
  index,
  queryID,
  position,
  lying,
  changes,
  vendors,
  atHand,
  isLowestPerPiece,
}: ResultItemProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { objectID, productId, priceCents } = hit;
  const name = productTitle(hit, language);
  const addToCart = useAddToCart({ onAdded: trackAddedToCart });
  const family = useMemo(() => findFamily(card, language), [card, language]);
  const title = <Highlighted text={family?.marked ?? markedTitle(hit, language)} />;
  const watch = productId !== null && hit.isWatched !== undefined && (
    <WatchButton productId={productId} name={name} isWatched={hit.isWatched} />
  );

  return (
    <li className={`${classes.item} grid min-w-0 relative`} data-view={view} data-result>
      <div className={classes.picture}>
        <ProductPicture category={hit.picture} size={view === 'grid' ? 104 : 60} />
        <InCart count={sumQuantities(lying)} />
      </div>
      <div className={classes.words}>
        <h3 className={`${classes.title} fz-body fw-560 lts-6 lh-135 anywhere`}>
          {productId === null ? (
            title
          ) : (
            <Link
              className={`${classes.link} c-inherit td-none`}
              to={pathTo('product', { productId }, { objectID })}
              onClick={() => trackProductClicked({ objectID, index, queryID, position })}
            >
              {title}
            </Link>
          )}
        </h3>
        <Facts hit={hit} variantCount={card.variants.length} hidesPack={family?.choosesPack === true} />
        {hit.lackedWord && <p className={secondLine}>{t('result.lacks', { word: hit.lackedWord })}</p>}
        <OwnFacts hit={hit} atHand={atHand} />
      </div>
      {family && (
        <div className={classes.variants}>
          <VariantChoice
            name={family.name}
            choice={family.choice}
            variants={card.variants}
            shown={hit}
            onChoose={onChoose}
          />
        </div>
      )}
      <Price hit={hit} isLowestPerPiece={isLowestPerPiece} />
      <div className={classes.watch}>{watch}</div>
      {productId !== null && (
        <ResultCart
          name={name}
          lying={lying}
          changes={changes}
          // Another variant has a usual amount of its own.
          key={objectID}
          usual={hit.lastPurchase?.usualAmount ?? 1}
          primary={isOwnVariant(hit)}
          disabled={priceCents === null}
          onAdd={(quantity) => addToCart({ productId, quantity, objectID, name, vendorNames: vendors })}
        />
      )}
    </li>
  );
}

function InCart({ count }: { count: number }) {
  const { t } = useTranslation('search');
  if (count === 0) return null;
  return (
    <p className={classes.inCart}>
      <IconShoppingCart size={15} stroke={1.7} aria-hidden />
      {t('result.inCart', { number: formatNumber(count) })}
    </p>
  );
}

interface FactsProps {
  hit: ProductHit;
  variantCount: number;
  /** The pack stands among the choices. */
  hidesPack: boolean;
}

function Facts({ hit, variantCount, hidesPack }: FactsProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { marked } = hit;
  const [number = ''] = hit.numbers;
  const other = otherMatchedNumber(hit);
  return (
    <p className={`${classes.facts} ${secondLine}`}>
      <span>
        <Highlighted text={manufacturerText(marked.manufacturer?.value ?? hit.manufacturer)} />
      </span>
      {number !== '' && (
        <span className="px-num">
          <Highlighted text={marked.numbers?.[0]?.value ?? number} />
        </span>
      )}
      {other && (
        <span className="px-num">
          <Highlighted text={t('result.number', { number: other })} />
        </span>
      )}
      {hit.pack && !hidesPack && <span>{hit.pack[language]}</span>}
      {variantCount > 1 && (
        <span className="phone-hidden">{t('result.variants', { count: variantCount })}</span>
      )}
    </p>
  );
}

function Price({ hit, isLowestPerPiece }: { hit: ProductHit; isLowestPerPiece: boolean }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { priceCents, offerCount, pieceName } = hit;
  const pieceCents = piecePriceCents(hit);
  if (priceCents === null)
    return <p className={`${classes.noOffer} quiet fz-caption`}>{t('result.noOffer')}</p>;
  return (
    <div className={classes.price}>
      <p className="lh-135">
        {offerCount !== 1 && <span className="quiet fz-caption">{t('result.from')} </span>}
        <span className="fz-sum fw-640 lts-20 px-num">{formatMoney(priceCents)}</span>
      </p>
      <p className={`${classes.offers} min-w-0 anywhere quiet fz-caption lh-135`}>
        {pieceCents !== null && pieceName && (
          <span className={`px-num ws-normal ${isLowestPerPiece ? 'c-ok fw-600' : ''}`}>
            {t(isLowestPerPiece ? 'result.lowestUnitPrice' : 'result.unitPrice', {
              price: formatUnitPrice(pieceCents),
              unit: pieceName[language],
            })}
          </span>
        )}
        {offerCount !== undefined && (
          <span className="ws-normal">{t('result.offers', { count: offerCount })}</span>
        )}
      </p>
    </div>
  );
}
