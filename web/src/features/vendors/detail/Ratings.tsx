// Practice's own ratings of deliveries, the newest first.
import { Group, UnstyledButton } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { formatRating } from '../useVendorTexts.ts';
import panel from './Panel.module.css';
import classes from './Ratings.module.css';

const shownAtFirst = 3;

export function Ratings({ vendor: { ratings } }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const [isWhole, setWhole] = useState(false);
  const items = isWhole ? ratings.items : ratings.items.slice(0, shownAtFirst);
  return (
    <section className="column panel min-w-0 overflow-hidden" aria-labelledby="vendor-ratings">
      <Group gap="4px 12px" justify="space-between" align="flex-start" p="16px 18px 0">
        <h2 id="vendor-ratings">{t('ratings.title')}</h2>
        {ratings.average !== null && (
          <span className="px-num quiet fz-note row gap-5">
            <IconStarFilled className="c-ink-3" size={14} aria-hidden />
            <b className="c-ink fw-600">{formatRating(ratings.average)}</b>
            {t('ratings.from', { count: ratings.count, number: formatNumber(ratings.count, 0) })}
          </span>
        )}
      </Group>
      <div className="flex-1 p-12-18-16">
        {items.length === 0 && <p className="quiet fz-note">{t('ratings.none')}</p>}
        <ul className={`${classes.list} plain-list`}>
          {items.map((rating) => (
            <Rated key={rating.orderId} rating={rating} />
          ))}
        </ul>
      </div>
      {ratings.items.length > shownAtFirst && (
        <div className={panel.foot}>
          <UnstyledButton
            className="inline-row gap-4 c-primary fz-note fw-560 mih-28 phone-thumb hover-td-underline"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('ratings.fewer')
              : t('ratings.all', {
                  count: ratings.items.length,
                  number: formatNumber(ratings.items.length, 0),
                })}
          </UnstyledButton>
        </div>
      )}
    </section>
  );
}

function Rated({ rating }: { rating: VendorDetail['ratings']['items'][number] }) {
  const { t } = useTranslation('vendor');
  return (
    <li>
      <div className="row gap-8 fz-note">
        <Stars count={rating.rating} />
        <b className="ellipsis fw-560">{rating.who}</b>
        <Link
          className="px-num line-24 c-ink-3 fz-caption ml-auto td-none nowrap hover-td-underline"
          to={pathTo('order', { orderId: rating.orderId })}
          aria-label={t('ratings.order', { number: rating.orderNumber, date: formatDate(rating.ratedAt) })}
        >
          {formatDate(rating.ratedAt)}
        </Link>
      </div>
      {rating.comment !== '' && <p className="fz-note lh-145 anywhere pre-wrap">{rating.comment}</p>}
    </li>
  );
}

const places = [1, 2, 3, 4, 5];

function Stars({ count }: { count: number }) {
  const { t } = useTranslation('vendor');
  return (
    <span
      className={`${classes.stars} inline-row gap-1 c-line-strong flex-none`}
      role="img"
      aria-label={t('ratings.stars', { count })}
    >
      {places.map((place) => (
        <IconStarFilled key={place} size={13} data-on={place <= count || undefined} aria-hidden />
      ))}
    </span>
  );
}
