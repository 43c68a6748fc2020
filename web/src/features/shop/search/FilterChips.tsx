import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manufacturerText, type PriceRange } from '../../../domain/shop/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { Flag } from '../../../lib/marketplace/product-hit.ts';
import type { Change } from '../../../lib/useAddressView.ts';
import type { SearchAddress } from './address.ts';
import classes from './FilterChips.module.css';
import { type ActiveFilter, noFilters } from './filters.ts';
import { useFlagTexts } from './useFlagTexts.ts';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  price: PriceRange;
  onChange: (change: Change<SearchAddress>) => void;
}

export function FilterChips({ filters, price, onChange }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const flagTexts = useFlagTexts();
  if (filters.length === 0) return null;
  const kinds = {
    category: t('filters.category'),
    manufacturer: t('filters.manufacturer'),
    vendor: t('filters.vendor'),
    size: t('filters.size'),
    only: t('filters.only'),
    price: t('filters.price'),
  };
  const priceText = ({ fromCents, toCents }: PriceRange) => {
    if (fromCents === null) return t('filters.priceUpTo', { to: formatMoney(toCents ?? 0) });
    if (toCents === null) return t('filters.priceFrom', { from: formatMoney(fromCents) });
    return t('filters.priceBetween', { from: formatMoney(fromCents), to: formatMoney(toCents) });
  };
  return (
    <ul
      className={`${classes.root} basis-320 wrap gap-8 items-center plain-list mih-36 min-w-0`}
      aria-label={t('filters.active')}
    >
      {filters.map(({ kind, name, parts, removal }) => {
        const shown =
          kind === 'manufacturer'
            ? manufacturerText(name)
            : kind === 'price'
              ? priceText(price)
              : kind === 'only'
                ? flagTexts[name as Flag]
                : name;
        const text = parts === null ? shown : t('filters.parts', { name, parts });
        return (
          <li className="max-w-full" key={`${kind} ${name}`}>
            <UnstyledButton
              className={`${classes.chip} phone-h-thumb row gap-6 bg-primary-soft bdrs-8 c-primary fz-fact h-30 p-0-9-0-11`}
              aria-label={t('filters.remove', { kind: kinds[kind], name: text })}
              onClick={() => onChange(removal)}
            >
              <span>{kinds[kind]}</span>
              <span className="ellipsis fw-600">{text}</span>
              <IconX size={14} stroke={2} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
      <li className="max-w-full">
        <UnstyledButton
          className="bdrs-6 c-primary fz-fact fw-560 h-30 p-0-6 phone-h-thumb hover-td-underline"
          onClick={() => onChange(noFilters)}
        >
          {t('filters.clear')}
        </UnstyledButton>
      </li>
    </ul>
  );
}
