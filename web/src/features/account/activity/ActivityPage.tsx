// Who changed what, and when: the activity log by day, with filters and a file of it.
import { Anchor, Button } from '@mantine/core';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountHead } from '../../../domain/account/index.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { useSpanWords } from '../../../ui/filters/useSpanWords.ts';
import classes from './Activity.module.css';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { type ActivityList, useActivity } from './useActivity.ts';
import { useFacts } from './useFacts.ts';
import { readView, toFilter, wholeView, writeView } from './view.ts';

export function ActivityPage() {
  const { t } = useTranslation('activity');
  const [view, changeView] = useAddressView({ read: readView, write: writeView });
  const [now] = useState(() => new Date());
  const filter = toFilter(view, now);
  const list = useActivity(filter);
  const facts = useFacts();
  const spanText = useSpanWords();
  const isOwner = useSession().user?.role === 'owner';
  return (
    <>
      <AccountHead current="activity" actions={<ExportMenu filter={filter} disabled={!list.head?.total} />} />
      <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
      <p className={`${classes.facts} quiet m-0-0-16`}>
        {facts(list.head, spanText({ from: filter.from ?? null, to: filter.to ?? calendarDay(now) }))}
        {!isOwner && <span className="block">{t('ownOnly')}</span>}
      </p>
      <ActivityFilters view={view} onChange={changeView} head={list.head} isOwner={isOwner} />
      {list.head?.searchedSince && (
        <p className="quiet fz-note m-0-0-16" role="status">
          {t('searchedSince', { day: formatDate(list.head.searchedSince) })}
        </p>
      )}
      <ActivityTable list={list} view={view} now={now} onReset={() => changeView(wholeView)} />
      <Foot list={list} />
    </>
  );
}

function Foot({ list: { head, entries, hasMore, isLoadingMore, loadMore } }: { list: ActivityList }) {
  const { t } = useTranslation('activity');
  const total = head?.total ?? 0;
  return (
    <div className="wrap spread gap-8-16 items-center mt-16 fz-note quiet">
      <span className="row gap-12">
        {total > 0 && (
          <span className="px-num">
            {t('loaded', {
              number: formatNumber(entries?.length ?? 0, 0),
              total: formatNumber(total, 0),
            })}
          </span>
        )}
        {hasMore && (
          <Button variant="default" size="compact-sm" loading={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        )}
      </span>
      <span>
        {t('movements')}{' '}
        <Anchor component={Link} to={pathTo('reportStockMovements')} inherit fw={560}>
          {t('movementsLink')} <IconArrowRight size={14} aria-hidden />
        </Anchor>
      </span>
    </div>
  );
}
