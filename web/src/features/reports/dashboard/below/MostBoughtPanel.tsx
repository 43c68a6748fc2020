// The eight products bought most often in twelve months: one click puts the usual amount into the cart.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddToCart, useAddToCart, useInCart } from '../../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { assortmentQuery, trackAddition } from '../../../../domain/shop/index.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { ProductRow, ProductRows } from './ProductRows.tsx';

const shown = 8;

/** Nothing before the first order. */
export function MostBoughtPanel() {
  const { t } = useTranslation(['dashboard', 'units', 'addToCart', 'delivery']);
  const { data, isError, refetch } = useQuery(assortmentQuery({ sort: 'timesBought', pageSize: shown }));
  const inCart = useInCart();
  const bought = data?.items.filter(({ timesBought }) => timesBought > 0);
  if (bought?.length === 0) return null;
  return (
    <Panel
      title={t('mostBought.title')}
      aside={
        <span className="flex gap-16">
          <Permitted permission="fillCart">
            <PanelLink to={pathTo('quickOrder')}>{t('mostBought.quickOrder')}</PanelLink>
          </Permitted>
          <PanelLink to={pathTo('assortment')}>{t('mostBought.all')}</PanelLink>
        </span>
      }
      data={bought}
      hasFailed={isError}
      onRetry={refetch}
      area="mostBought"
    >
      {(items) => (
        <ProductRows>
          {items.map((item) => (
            <BoughtProduct key={item.id} item={item} inCart={inCart.get(item.id) ?? 0} />
          ))}
        </ProductRows>
      )}
    </Panel>
  );
}

function BoughtProduct({ item, inCart }: { item: AssortmentItem; inCart: number }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { amountText } = useUnitTexts();
  const addToCart = useAddToCart({ onAdded: trackAddition });
  const { id, usualQuantity, unit, lowestPriceCents, lastPurchase } = item;
  const name = item.name[language];
  return (
    <ProductRow
      product={item}
      facts={
        <span className="quiet fz-caption tabular block">
          {lastPurchase &&
            (lowestPriceCents === null || lowestPriceCents === lastPurchase.unitCents
              ? t('mostBought.last', { price: formatMoney(lastPurchase.unitCents) })
              : t('mostBought.lastAndNow', {
                  last: formatMoney(lastPurchase.unitCents),
                  now: formatMoney(lowestPriceCents),
                }))}
        </span>
      }
    >
      {lowestPriceCents === null ? (
        <span className="quiet fz-caption">{t('mostBought.noOffer')}</span>
      ) : (
        <AddToCart
          compact
          size="xs"
          name={name}
          quantity={usualQuantity}
          label={amountText(usualQuantity, unit)}
          inCart={inCart}
          onAdd={(quantity) => addToCart({ productId: id, quantity, name })}
        />
      )}
    </ProductRow>
  );
}
