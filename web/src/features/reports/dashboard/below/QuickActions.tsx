// Buttons for common actions besides ordering, one click away.
import { Button, Group } from '@mantine/core';
import { IconClipboardList, IconPackage, IconRotate2, IconSearch, IconSquarePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';

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
    <section
      className="panel p-14-18 wrap gap-10-20 items-center below-small-bd-0 below-small-bdrs-0 below-small-p-10-0-0"
      aria-labelledby="quick-actions"
    >
      <h2 id="quick-actions">{t('quick.title')}</h2>
      <Group gap={8} align="stretch">
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
      </Group>
    </section>
  );
}
