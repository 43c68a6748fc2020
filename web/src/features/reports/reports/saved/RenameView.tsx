import { Button, TextInput } from '@mantine/core';
import { reportViewCalls } from '@praxora/contract/reports/report-views.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../lib/forms.tsx';
import { notifyRefusal } from '../../../../ui/feedback/notify-refusal.ts';
import classes from './SavedViewsDialog.module.css';
import type { SavedView } from './saved.queries.ts';

interface RenameViewProps {
  saved: SavedView;
  onRename: (view: SavedView) => Promise<unknown>;
  onEnd: () => void;
}

/** In the place of the view's line, until it is saved or left. */
export function RenameView({ saved, onRename, onEnd }: RenameViewProps) {
  const { t } = useTranslation(['reports', 'common']);
  const { report, query } = saved;
  const form = useContractForm({
    schema: bodySchema(reportViewCalls.changeReportView),
    initialValues: { name: saved.name },
    complete: ({ name }) => ({ name, report, query }),
  });
  return (
    <form
      className={`${classes.form} wrap gap-10 items-bottom`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form
          .submit(async ({ name }) => {
            await onRename({ ...saved, name });
            onEnd();
          })()
          .catch(notifyRefusal);
      }}
    >
      <TextInput
        label={t('saved.newName')}
        maxLength={80}
        autoFocus
        // Escape leaves the name, not the dialogue.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
        {...form.getInputProps('name')}
      />
      <Button type="submit">{t('saved.save')}</Button>
      <Button variant="default" onClick={onEnd}>
        {t('common:cancel')}
      </Button>
    </form>
  );
}
