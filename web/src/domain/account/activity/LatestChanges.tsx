// The newest entries of the activity log about one thing or one area, with the way to all of them.
import { Anchor, Skeleton } from '@mantine/core';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type ChangesFilter, useLatestChanges } from './queries.ts';
import { useActivityWords } from './useActivityWords.ts';

export interface LatestChangesProps {
  filter: ChangesFilter;
  title?: string;
  limit?: number;
}

export function LatestChanges({ filter, title, limit = 5 }: LatestChangesProps) {
  const { t } = useTranslation('activity');
  const titleId = useId();
  const { data, isError, refetch } = useLatestChanges(filter, limit);
  const isOwner = useSession().user?.role === 'owner';
  return (
    <section className="panel p-16-18" aria-labelledby={titleId}>
      <div className="row spread gap-12 mb-6">
        <h2 id={titleId}>{title ?? t('latest.title')}</h2>
        <Anchor
          component={Link}
          to={pathTo('activity', {}, { ...filter, preset: 'allTime' })}
          fz="sm"
          fw={560}
        >
          {t('latest.all')} <IconArrowRight size={14} aria-hidden />
        </Anchor>
      </div>
      {data ? (
        <ul className="plain-list">
          {data.map((entry) => (
            <LatestChange key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <Skeleton height={120} />
      )}
      {data?.length === 0 && <p className="quiet fz-note">{t('latest.none')}</p>}
      {!isOwner && <p className="quiet fz-note mt-10">{t('ownOnly')}</p>}
    </section>
  );
}

function LatestChange({ entry }: { entry: ActivityEntry }) {
  const words = useActivityWords();
  const { at, author, changes } = entry;
  return (
    <li className="line-between p-10-0 fz-note wrap gap-2-18">
      <span className="px-num quiet miw-140 phone-w-full">{formatDateTime(at)}</span>
      <span className="rest-auto anywhere">
        {words.sentence(entry)}
        <span className="quiet block">{words.author(author)}</span>
      </span>
      <span className="fw-540 anywhere">
        {changes.map((change) => (
          <span key={change.field} className="block">
            {[
              changes.length > 1 && `${words.field(change.field)}:`,
              words.before(change),
              '→',
              words.after(change),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        ))}
      </span>
    </li>
  );
}
