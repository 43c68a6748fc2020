// Keeps what is shown by a name for the whole practice, and has all that was kept: open it, get it by e-mail, rename it, delete it.
import { Button, Modal, TextInput } from '@mantine/core';
import { reportViewCalls } from '@praxora/contract/reports/report-views.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import type { ReportName } from '@praxora/rules/reports/report-list';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../lib/forms.tsx';
import { notifyRefusal } from '../../../../ui/feedback/notify-refusal.ts';
import { StepBack } from '../../../../ui/feedback/StepBack.tsx';
import { toSavedQuery } from '../query.ts';
import type { ReportView } from '../view.ts';
import { OneView } from './OneView.tsx';
import classes from './SavedViewsDialog.module.css';
import { type SavedView, useSavedViews, useViewChanges } from './saved.queries.ts';

interface SavedViewsDialogProps {
  report: ReportName;
  view: ReportView;
  onClose: () => void;
}

export function SavedViewsDialog({ report, view, onClose }: SavedViewsDialogProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { data } = useSavedViews();
  const changes = useViewChanges();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('saved.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <NewView report={report} view={view} onSave={changes.save.send} />
      <h3 className="m-22-0-4">
        {t('saved.list')} <StepBack place="savedViews" />
      </h3>
      {data?.items.length === 0 && <p className="quiet fz-caption">{t('saved.none')}</p>}
      <ul className="plain-list">
        {data?.items.map((saved) => (
          <li key={saved.id} className="row gap-12 line-between p-10-0 phone-flex-wrap">
            <OneView
              saved={saved}
              isMailed={saved.id === data.mailedViewId}
              onMail={(isOn) => void changes.mail.run(isOn ? saved.id : null)}
              onRename={changes.rename.send}
              onDelete={() => void changes.remove.run(saved)}
              onOpen={onClose}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface NewViewProps {
  report: ReportName;
  view: ReportView;
  onSave: (view: Pick<SavedView, 'name' | 'report' | 'query'>) => Promise<unknown>;
}

function NewView({ report, view, onSave }: NewViewProps) {
  const { t } = useTranslation('reports');
  const form = useContractForm({
    schema: bodySchema(reportViewCalls.saveReportView),
    initialValues: { name: '' },
    complete: ({ name }) => ({ name, report, query: toSavedQuery(view, report) }),
  });
  return (
    <form
      className={`${classes.form} wrap gap-10 items-bottom`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form
          .submit(async (body) => {
            await onSave(body);
            form.reset();
          })()
          .catch(notifyRefusal);
      }}
    >
      <TextInput
        label={t('saved.name')}
        description={t('saved.help')}
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Button type="submit">{t('saved.save')}</Button>
    </form>
  );
}
