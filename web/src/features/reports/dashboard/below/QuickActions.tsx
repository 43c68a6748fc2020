// What people do beside their orders, one click away.
import { Button } from '@mantine/core';
import { IconClipboardList, IconPackage, IconRotate2, IconSearch, IconSquarePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import classes from './QuickActions.module.css';

const actions = [
  { text: 'quick.search', icon: IconSearch, to: pathTo('search') },
  { text: 'quick.article', icon: IconSquarePlus, to: pathTo('articleConfiguration') },
  { text: 'quick.outside', icon: IconPackage, to: pathTo('ordersOutside') },
  { text: 'quick.stocktaking', icon: IconClipboardList, to: pathTo('stocktaking') },
  { text: 'quick.recall', icon: IconRotate2, to: pathTo('recall') },
] as const;

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={classes.root} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t('quick.title')}</h2>
      <div className={classes.actions}>
        {actions.map(({ text, icon: Icon, to }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="default"
            leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
          >
            {t(text)}
          </Button>
        ))}
      </div>
    </section>
  );
}
