// Head of the vendor page: name, contact details, and whether it is shown in purchasing.
import { Group } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import {
  IconChevronRight,
  IconEyeOff,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { formatNumber } from '../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import headerClasses from '../../../ui/page/PageHeader.module.css';
import { FavoriteHeart } from '../FavoriteHeart.tsx';
import { OwnMark, Rating } from '../VendorMarks.tsx';
import { VendorActions } from './VendorActions.tsx';
import classes from './VendorHead.module.css';

export function VendorHead({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation(['vendor', 'routes', 'common']);
  const { name, hue, isOwn, isHidden, customerNumber, offerCount } = vendor;
  return (
    <header>
      <nav aria-label={t('common:breadcrumb')}>
        <ol className={`${headerClasses.crumb} wrap gap-6 items-center plain-list m-0-0-8 c-ink-3 fz-note`}>
          <li>
            <Link to={pathTo('vendors')}>{t('routes:vendors')}</Link>
            <IconChevronRight size={14} aria-hidden />
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <Group gap="16px 20px" m="10px 0 20px">
        <VendorMonogram name={name} hue={hue} size={76} isGrey={isHidden} />
        <div className="basis-320 min-w-0 anywhere">
          <Group gap="4px 10px">
            <h1>{name}</h1>
            <FavoriteHeart vendor={vendor} size={20} />
            {isOwn && <OwnMark />}
          </Group>
          <p className={`${classes.facts} wrap gap-2-6 items-center quiet mt-5`}>
            <Rating rating={vendor.rating} size={14} />
            {customerNumber !== '' && (
              <span className="px-num">{t('head.customerNumber', { number: customerNumber })}</span>
            )}
            <span className="px-num">
              {t('head.offers', { count: offerCount, number: formatNumber(offerCount, 0) })}
            </span>
          </p>
          <Reach vendor={vendor} />
        </div>
        <VendorActions vendor={vendor} />
      </Group>
      {isHidden && (
        <p className={`${classes.hidden} row gap-8 bg-hid-soft bdrs-10 quiet mb-20 p-10-14`}>
          <IconEyeOff size={17} stroke={1.7} aria-hidden />
          {t('head.hidden')}
        </p>
      )}
    </header>
  );
}

/** How to reach it, and where it delivers. */
function Reach({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const countryName = useCountryName();
  const list = new Intl.ListFormat(toLocale(useLanguage()), { type: 'conjunction' });
  const { phone, email, own, countries } = vendor;
  const place =
    own === null ? '' : [own.street, `${own.postcode} ${own.location}`.trim()].filter(Boolean).join(', ');
  return (
    <ul className={`${classes.reach} wrap gap-6 plain-list m-9-0-0`} aria-label={t('head.reach')}>
      {phone !== '' && (
        <li>
          <IconPhone size={14} aria-hidden />
          <a className="c-inherit line-24 td-none" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <IconMail size={14} aria-hidden />
          <a className="c-inherit line-24 td-none" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {place !== '' && (
        <li>
          <IconMapPin size={14} aria-hidden />
          {place}
        </li>
      )}
      {countries.length > 0 && (
        <li>
          <IconWorld size={14} aria-hidden />
          {list.format(countries.map(countryName))}
        </li>
      )}
    </ul>
  );
}
