// Result of the import, with links to the imported articles.
import { Button, Group } from '@mantine/core';
import type { CommittedImport } from '@praxora/contract/inventory/article-import.calls';
import { IconArrowBackUp, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { UndoDialog } from './FinishedImports.tsx';

/** What was imported, and from where. */
export interface DoneImport extends CommittedImport {
  readonly id: string;
  readonly fileName: string;
}

export function DoneStep({ done, onAgain }: { done: DoneImport; onAgain: () => void }) {
  const { t } = useTranslation('articleImport');
  const [isUndoing, setUndoing] = useState(false);
  const number = (value: number) => ({ count: value, number: formatNumber(value, 0) });
  return (
    <section className="column items-center panel p-44-24-48 ta-center" role="status">
      <IconCircleCheckFilled size={44} className="c-ok-mark" aria-hidden />
      <h2 className="fz-figure mt-14">
        {done.articles > 0 || done.updated === 0
          ? t('done.title', number(done.articles))
          : t('done.updated', number(done.updated))}
      </h2>
      <ul className="plain-list m-8-0-0 quiet lh-170">
        {done.articles > 0 && done.updated > 0 && <li>{t('done.updated', number(done.updated))}</li>}
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
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />}
          onClick={() => setUndoing(true)}
        >
          {t('undo.action')}
        </Button>
      </Group>
      {isUndoing && <UndoDialog {...done} onUndone={onAgain} onClose={() => setUndoing(false)} />}
    </section>
  );
}
