// /search/words: what a practice calls things, so that its searches find what the catalogue calls otherwise.
import { Button } from '@mantine/core';
import {
  mostSynonyms,
  type SearchSynonyms,
  searchSynonymCalls,
} from '@praxora/contract/shop/search-synonyms.calls';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useWordGroups } from './queries.ts';
import { useWordChanges } from './useWordChanges.ts';
import { WordGroup } from './WordGroup.tsx';
import { WordsDialog } from './WordsDialog.tsx';
import { taughtWord } from './words.ts';

/** Null: nothing is being written; undefined: a new group. */
type Edited = SearchSynonyms | undefined | null;

export function SearchWordsPage() {
  const { t } = useTranslation(['searchWords', 'routes']);
  const isPermitted = useMay(searchSynonymCalls.addSearchSynonyms);
  const [params, setParams] = useSearchParams();
  const taught = params.get(taughtWord);
  const [edited, setEdited] = useState<Edited>(taught === null || !isPermitted ? null : undefined);
  const { data: groups, isError, refetch } = useWordGroups();
  const changes = useWordChanges();
  const wordCount = groups?.flatMap(({ words }) => words).length ?? 0;
  const close = () => {
    setEdited(null);
    if (taught !== null) setParams({}, { replace: true });
  };
  const addButton = isPermitted && (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setEdited(undefined)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        place="searchWords"
        crumb={[{ label: t('routes:search'), to: pathTo('search') }]}
        title={t('routes:searchWords')}
        facts={t('facts')}
        actions={groups && groups.length > 0 && addButton}
      />
      {isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : !groups ? (
        <PageSkeleton />
      ) : groups.length === 0 ? (
        <EmptyState title={t('empty.title')} actions={addButton}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <section className="panel p-6-18-14 maw-860">
          <ul className="plain-list" aria-label={t('list')}>
            {groups.map((group) => (
              <WordGroup
                key={group.id}
                group={group}
                isBusy={changes.isBusy}
                onEdit={() => setEdited(group)}
                onDelete={() => void changes.remove(group)}
              />
            ))}
          </ul>
          <p className="quiet fz-caption pt-12 px-num">
            {t('count', { count: wordCount, maximum: mostSynonyms.inAll })}
          </p>
        </section>
      )}
      {edited !== null && (
        <WordsDialog
          words={edited?.words ?? (taught ? [taught] : [])}
          isNew={edited === undefined}
          onSave={(words) => (edited ? changes.change(edited, words) : changes.add(words))}
          onClose={close}
        />
      )}
    </>
  );
}
