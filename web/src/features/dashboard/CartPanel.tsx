import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCartCount } from '../../domain/cart/useCartCount.ts';
import { pathTo } from '../../lib/paths.ts';
import classes from './CartPanel.module.css';

export function CartPanel() {
  const { t } = useTranslation('dashboard');
  const count = useCartCount();
  const isEmpty = count === 0;

  return (
    <section className={classes.panel} aria-labelledby="dashboard-cart">
      <div>
        <h2 id="dashboard-cart">{t('cart.title')}</h2>
        <p className={classes.count} data-empty={isEmpty || undefined}>
          {isEmpty ? t('cart.empty') : t('cart.count', { count })}
        </p>
        <p className={classes.text}>{isEmpty ? t('cart.emptyText') : t('cart.text')}</p>
      </div>
      <Button
        component={Link}
        to={isEmpty ? pathTo('search') : pathTo('cart')}
        variant={isEmpty ? 'default' : 'filled'}
        rightSection={<IconArrowRight size={16} />}
      >
        {isEmpty ? t('cart.toShop') : t('cart.open')}
      </Button>
    </section>
  );
}
