import { Button } from '@mantine/core';
import type { LabelList } from '@praxora/contract/inventory/label';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsKey, listDueLabels, toChoices } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

/** Waives labels that nobody will attach, so that they are no longer due; they can still be printed. */
export function Waive({ list }: { list: LabelList }) {
  const { t } = useTranslation('labels');
  const [isAsked, setAsked] = useState(false);
  const count = list.due;
  const number = formatNumber(count, 0);
  const waive = useChange({
    call: (labels: ReturnType<typeof toChoices>, key) =>
      callApi(labelCalls.waiveLabels, { body: { labels } }, key),
    success: () => t('waive.done', { count, number }),
    refetch: [labelsKey],
  });
  return (
    <>
      <Button variant="subtle" color="ink" onClick={() => setAsked(true)}>
        {t('waive.label')}
      </Button>
      {isAsked && (
        <FormDialog
          title={t('waive.title', { count, number })}
          action={t('waive.action', { count, number })}
          onSubmit={() => waive.send(toChoices(listDueLabels(list)))}
          onClose={() => setAsked(false)}
        >
          <p>{t('waive.text')}</p>
        </FormDialog>
      )}
    </>
  );
}
