// What is not ordered now, so that nobody misses it later.
import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import type { Staying } from './entries.ts';
import classes from './StaysInCart.module.css';

export function StaysInCart({ staying }: { staying: readonly Staying[] }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  if (staying.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="checkout-staying">
      <h2 id="checkout-staying" className={classes.title}>
        <IconShoppingCart size={17} stroke={1.7} aria-hidden />
        {t('staying.title')}
      </h2>
      <ul className={classes.list}>
        {staying.map(({ vendorId, vendorName, isHidden, unchecked, unavailable }) => (
          <li key={vendorId}>
            <span className={classes.vendor}>{vendorName}</span>
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
