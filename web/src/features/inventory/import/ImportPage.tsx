// Articles with their stock from a file: upload, match the columns, look it over, and then all of it or nothing.
import { Button } from '@mantine/core';
import { type ArticleImport, articleImportCalls } from '@praxora/contract/inventory/article-import.calls';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Steps } from '../../../ui/page/Steps.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { type DoneImport, DoneStep } from './DoneStep.tsx';
import { rowsKey, useImport, useShowImport } from './import.queries.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { UploadStep } from './UploadStep.tsx';

// Confirmation before discarding an import: nothing was booked, but its corrections are lost.
function DiscardDialog({ draft, onClose }: { draft: ArticleImport; onClose: () => void }) {
  const { t } = useTranslation('articleImport');
  const show = useShowImport();
  const discard = useChange({
    call: () => callApi(articleImportCalls.discardImport, { params: { importId: draft.id } }),
    after: () => show(null),
    refetch: [rowsKey],
  });
  return (
    <FormDialog
      title={t('discard.title')}
      action={t('discard.action')}
      isDangerous
      onSubmit={() => discard.send()}
      onClose={onClose}
    >
      <p>{t('discard.text', { file: draft.fileName })}</p>
    </FormDialog>
  );
}

export function ImportPage() {
  const { t } = useTranslation(['articleImport', 'routes']);
  const { data: draft, error, refetch } = useImport();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<DoneImport | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const wantsColumns = search.get('step') === 'columns';
  const goTo = (step: 'columns' | 'rows') => {
    setSearch(step === 'columns' ? { step } : {});
    window.scrollTo({ top: 0 });
  };
  const at = done ? 4 : !draft ? 0 : wantsColumns ? 1 : 2;

  return (
    <>
      <PageHeader
        title={t('routes:articleImport')}
        facts={draft && !done ? t('facts.draft', { file: draft.fileName }) : t('facts.none')}
        crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
        actions={
          draft &&
          !done && (
            <Button
              variant="default"
              leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
              onClick={() => setDiscarding(true)}
            >
              {t('discard.action')}
            </Button>
          )
        }
      />
      <Steps
        label={t('step.label')}
        steps={[t('step.upload'), t('step.columns'), t('step.rows'), t('step.done')]}
        at={at}
      />
      {done ? (
        <DoneStep done={done} onAgain={() => setDone(null)} />
      ) : error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : draft === undefined ? (
        <PageSkeleton />
      ) : draft === null ? (
        <UploadStep onUploaded={() => goTo('columns')} />
      ) : wantsColumns ? (
        <ColumnsStep key={draft.id} draft={draft} onNext={() => goTo('rows')} />
      ) : (
        <PreviewStep
          key={draft.id}
          draft={draft}
          onBack={() => goTo('columns')}
          onDone={(answer) => setDone({ ...answer, id: draft.id, fileName: draft.fileName })}
        />
      )}
      {isDiscarding && draft && <DiscardDialog draft={draft} onClose={() => setDiscarding(false)} />}
    </>
  );
}
