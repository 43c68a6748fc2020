// The way to type the lines of a plain PDF or a picture, beside its total.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { IconListNumbers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

const TypedLinesDialog = lazy(() =>
  import('./TypedLinesDialog.tsx').then((m) => ({ default: m.TypedLinesDialog })),
);

export function TypedLines({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const [isOpen, setOpen] = useState(false);
  const { format, state } = invoice;
  const isTyped = format === 'PDF' || format === 'IMAGE';
  if (!isTyped || (state !== 'open' && state !== 'complained')) return null;
  return (
    <Permitted permission="approveInvoices">
      <Button
        variant="default"
        mt={10}
        leftSection={<IconListNumbers size={17} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('typedLines.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TypedLinesDialog invoice={invoice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Permitted>
  );
}
