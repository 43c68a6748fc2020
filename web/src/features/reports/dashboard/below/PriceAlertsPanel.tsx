// Watched products that are cheap today: one click puts the usual amount into the cart.
import { type AlertedProduct, savedCalls } from '@praxora/contract/shop/saved.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddToCart, useAddToCart, useInCart } from '../../../../domain/purchasing/index.ts';
import { trackAddition, usePriceAlertText } from '../../../../domain/shop/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { dashboardKey } from '../dashboard.queries.ts';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { ProductRow, ProductRows } from './ProductRows.tsx';

const shown = 6;

/** Nothing while no watched product is cheap. */
export function PriceAlertsPanel() {
  const { t } = useTranslation(['priceAlerts', 'addToCart', 'delivery']);
  const { data } = useQuery({
    queryKey: [...dashboardKey, 'priceAlerts'],
    queryFn: ({ signal }) => callApi(savedCalls.listPriceAlerts, {}, { signal }),
    staleTime: 0,
  });
  const inCart = useInCart();
  if (!data || data.items.length === 0) return null;
  const left = data.total - Math.min(shown, data.items.length);
  const watchlist = pathTo('savedArticles', { tab: 'watchlist' });
  return (
    <Panel
      title={t('title')}
      aside={<PanelLink to={watchlist}>{t('watchlist')}</PanelLink>}
      note={left > 0 && t('more', { count: left })}
      data={data.items.slice(0, shown)}
      hasFailed={false}
      onRetry={() => undefined}
      area="priceAlerts"
    >
      {(items) => (
        <ProductRows>
          {items.map((item) => (
            <CheapProduct key={item.id} item={item} inCart={inCart.get(item.id) ?? 0} />
          ))}
        </ProductRows>
      )}
    </Panel>
  );
}

function CheapProduct({ item, inCart }: { item: AlertedProduct; inCart: number }) {
  const { t } = useTranslation('priceAlerts');
  const language = useLanguage();
  const alertText = usePriceAlertText();
  const addToCart = useAddToCart({ onAdded: trackAddition });
  const { id, lowestPriceCents, vendor, alert, usualQuantity } = item;
  const name = item.name[language];
  return (
    <ProductRow
      product={item}
      facts={
        <>
          <span className="quiet fz-caption tabular block">
            {t('price', { price: formatMoney(lowestPriceCents ?? 0), vendor: vendor.name })}
          </span>
          <span className="c-save fz-caption tabular block">{alertText(alert)}</span>
        </>
      }
    >
      <AddToCart
        compact
        size="xs"
        name={name}
        quantity={usualQuantity}
        label={t('add', { count: usualQuantity })}
        inCart={inCart}
        onAdd={(quantity) => addToCart({ productId: id, vendorId: vendor.id, quantity, name })}
      />
    </ProductRow>
  );
}
