import { UnstyledButton } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderAmount } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { Delivery, VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { useMovements, useProductOf } from './article.queries.ts';
import { ConsumptionChart } from './ConsumptionChart.tsx';
import { movementKey } from './movement-text.ts';
import classes from './Overview.module.css';
import { pricedOffers } from './priced-offers.ts';
import { StockTable } from './StockTable.tsx';
import { signed } from './signed.ts';

/** How many of the latest movements the overview shows. */
export const shownMovements = 6;
const shownOffers = 4;

interface OverviewProps {
  article: ArticleDetail;
  onOpen: (tab: string) => void;
}

export function Overview({ article, onOpen }: OverviewProps) {
  const { t } = useTranslation('article');
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {article.useInventory && <StockTable article={article} />}
        <ConsumptionChart article={article} />
      </div>
      <div className={classes.main}>
        <OffersCard article={article} onOpen={() => onOpen('offers')} />
        <LatestMovements article={article} onOpen={() => onOpen('movements')} />
        {article.notes.notice !== '' && (
          <section className={classes.card} aria-labelledby="article-notes">
            <h2 id="article-notes">{t('overview.notes')}</h2>
            <p className={classes.notes}>{article.notes.notice}</p>
          </section>
        )}
      </div>
    </div>
  );
}

function OffersCard({ article, onOpen }: { article: ArticleDetail; onOpen: () => void }) {
  const { t } = useTranslation('article');
  const { perUnit } = useUnitTexts();
  const suggestion = useOrderAmount(article.id);
  const { data: product } = useProductOf(article.productId);
  const offers = pricedOffers(product?.offers ?? [], Math.max(1, suggestion?.needed ?? 1));
  return (
    <section className={classes.card} aria-labelledby="article-offers">
      <div className={classes.head}>
        <h2 id="article-offers">{t('overview.offers')}</h2>
        <UnstyledButton className={classes.more} onClick={onOpen}>
          {t('overview.compare')}
          <IconArrowRight size={15} aria-hidden />
        </UnstyledButton>
      </div>
      {offers.length === 0 && <p className={classes.none}>{t('offers.none')}</p>}
      <ul className={classes.list}>
        {offers.slice(0, shownOffers).map(({ offer, unitCents }) => (
          <li key={offer.offerId}>
            <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} />
            <span className={classes.words}>
              <VendorLink id={offer.vendorId} name={offer.vendorName} className={classes.name} />
              <span className={classes.small}>
                <Delivery offer={offer} />
              </span>
            </span>
            <span className="px-num">
              <span className={classes.name}>{formatMoney(unitCents)}</span>{' '}
              <span className={classes.small}>{perUnit(article.orderUnit)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestMovements({ article, onOpen }: { article: ArticleDetail; onOpen: () => void }) {
  const { t } = useTranslation('article');
  const { data } = useMovements(article.id, 0, shownMovements);
  return (
    <section className={classes.card} aria-labelledby="article-latest">
      <div className={classes.head}>
        <h2 id="article-latest">{t('overview.latest')}</h2>
        <UnstyledButton className={classes.more} onClick={onOpen}>
          {t('overview.all')}
          <IconArrowRight size={15} aria-hidden />
        </UnstyledButton>
      </div>
      {data?.total === 0 && <p className={classes.none}>{t('movement.none')}</p>}
      <ul className={classes.list}>
        {data?.items.map((movement) => (
          <li key={movement.id}>
            <span className={`px-num ${classes.amount}`} data-in={movement.amount > 0 || undefined}>
              {signed(movement.amount)}
            </span>
            <span className={classes.words}>
              <span>{t(movementKey(movement))}</span>
              <span className={classes.small}>
                {[movement.storageName, movement.batchNumber].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={`px-num ${classes.small}`}>{formatDateTime(movement.bookedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
