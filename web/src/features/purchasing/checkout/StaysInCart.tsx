// Positions not ordered now, so that nobody misses them later.
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import type { Staying } from './entries.ts';

export function StaysInCart({ staying }: { staying: readonly Staying[] }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  if (staying.length === 0) return null;
  return (
    <section className="bg-sunken bdrs-panel mt-4 p-16-20" aria-labelledby="checkout-staying">
      <h2 id="checkout-staying" className="row gap-8 fz-body">
        <IconShoppingCart size={17} stroke={1.7} aria-hidden />
        {t('staying.title')}
      </h2>
      <ul className="plain-list m-8-0-0 quiet fz-note">
        {staying.map(({ vendorId, vendorName, isHidden, unchecked, unavailable }) => (
          <li className="wrap gap-0-14 anywhere p-3-0" key={vendorId}>
            <span className="c-ink fw-560">{vendorName}</span>
            {unchecked.map(({ id, names }) => (
              <span key={id}>{names[language]}</span>
            ))}
            {unavailable.map(({ id, names }) => (
              <span key={id}>
                {isHidden
                  ? t('staying.hidden', { name: names[language] })
                  : t('staying.unavailable', { name: names[language] })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
