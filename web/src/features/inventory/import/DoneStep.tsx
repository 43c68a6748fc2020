// Result of the import, with links to the imported articles.
import { Button, Group } from '@mantine/core';
import type { CommittedImport } from '@praxora/contract/inventory/article-import.calls';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';

export function DoneStep({ done, onAgain }: { done: CommittedImport; onAgain: () => void }) {
  const { t } = useTranslation('articleImport');
  const number = (value: number) => ({ count: value, number: formatNumber(value, 0) });
  return (
    <section className="column items-center panel p-44-24-48 ta-center" role="status">
      <IconCircleCheckFilled size={44} className="c-ok-mark" aria-hidden />
      <h2 className="fz-figure mt-14">{t('done.title', number(done.articles))}</h2>
      <ul className="plain-list m-8-0-0 quiet lh-170">
        <li>{t('done.entries', number(done.stockEntries))}</li>
        {done.labels > 0 && <li>{t('done.labels', number(done.labels))}</li>}
        {done.storages > 0 && <li>{t('done.storages', number(done.storages))}</li>}
        {done.skipped > 0 && <li>{t('done.skipped', number(done.skipped))}</li>}
      </ul>
      <Group gap={8} justify="center" align="stretch" mt={24}>
        <Button component={Link} to={pathTo('inventory')}>
          {t('done.list')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </Group>
    </section>
  );
}
