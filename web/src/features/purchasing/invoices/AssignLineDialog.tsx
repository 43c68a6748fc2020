// Which ordered article a line of the invoice means; the vendor's number on it is remembered.
import { Radio, Stack } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { MatchedLine } from './matched-lines.ts';

interface AssignLineDialogProps {
  invoice: InvoiceDetail;
  line: MatchedLine;
  onClose: () => void;
}

const none = 'none';

export function AssignLineDialog({ invoice, line, onClose }: AssignLineDialogProps) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const [chosen, setChosen] = useState(line.positionId === null ? none : String(line.positionId));
  const choice = useChange<number | null, InvoiceDetail>({
    call: (positionId, key) =>
      callApi(
        invoiceCalls.chooseInvoiceLine,
        { params: { invoiceId: invoice.id, lineIndex: line.lineIndex ?? 0 }, body: { positionId } },
        key,
      ),
    refetch: [invoicesKey],
  });
  const positions = new Map(
    invoice.rows.flatMap(({ positionId, orderedName }) =>
      positionId === null || orderedName === null ? [] : [[positionId, orderedName[language]] as const],
    ),
  );
  return (
    <FormDialog
      title={t('assignLine.title', { name: line.name })}
      action={t('assignLine.save')}
      onSubmit={() => choice.send(chosen === none ? null : Number(chosen))}
      onClose={onClose}
    >
      <Radio.Group
        label={t('assignLine.label')}
        description={line.number === null ? undefined : t('assignLine.remembered', { number: line.number })}
        value={chosen}
        onChange={setChosen}
      >
        <Stack gap={8} mt={8}>
          {[...positions].map(([id, name]) => (
            <Radio key={id} value={String(id)} label={name} />
          ))}
          <Radio value={none} label={t('assignLine.none')} />
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
