// What the batch was removed for, with the files for the authority and for implant cards.
import { Button } from '@mantine/core';
import type { Movement } from '@praxora/contract/inventory/stock';
import type { Treatment } from '@praxora/contract/inventory/treatment';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MovementAuthor } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate } from '../../../lib/format.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Entry } from './RecalledEntry.tsx';
import { TreatmentDialog } from './TreatmentDialog.tsx';
import { TreatmentFiles } from './TreatmentFiles.tsx';

type Treated = Movement & { readonly treatment: Treatment };

/** Removals that somebody was asked about; what was taken back is in stock again. */
const removalsOf = (entries: readonly Entry[]): Treated[] =>
  entries
    .flatMap(({ movements }) => movements)
    .filter((movement): movement is Treated => movement.treatment !== null && !movement.isReversed);

export function Treatments({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation(['inventory', 'article']);
  const [changed, setChanged] = useState<Treated | null>(null);
  const columns = useColumns(setChanged);
  const removals = removalsOf(entries);
  if (removals.length === 0) return null;
  const missing = removals.filter(({ treatment }) => treatment.reference === '').length;
  return (
    <section className="panel p-18-20-10 mb-20" aria-labelledby="treatments">
      <div className="wrap gap-8-12 items-baseline mb-12">
        <h3 id="treatments">{t('recall.treatments.title')}</h3>
        <span className={missing > 0 ? 'c-warn fw-520 fz-note' : 'quiet fz-note'}>
          {missing > 0 ? t('recall.treatments.missing', { count: missing }) : t('recall.treatments.complete')}
        </span>
        <TreatmentFiles batchNumber={batchNumber} />
      </div>
      <DataTable
        columns={columns}
        rows={removals}
        keyOf={({ id }) => id}
        labelledBy="treatments"
        phone="cards"
        className="cell-p-4 row-h-38 fz-note"
      />
      {changed && <TreatmentDialog movement={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}

function useColumns(onChange: (movement: Treated) => void): Column<Treated>[] {
  const { t } = useTranslation(['inventory', 'article']);
  const { amountText } = useUnitTexts();
  return [
    {
      key: 'reference',
      head: t('article:treatment.reference'),
      isRowHead: true,
      onPhone: 'whole',
      className: 'anywhere',
      cell: ({ treatment }) =>
        treatment.reference || <span className="c-warn fw-520">{t('article:treatment.none')}</span>,
    },
    { key: 'when', head: t('recall.when'), cell: ({ happenedOn }) => formatDate(happenedOn) },
    {
      key: 'serial',
      head: t('article:treatment.serial'),
      className: 'mono fz-fact anywhere',
      cell: ({ treatment }) => treatment.serialNumber || '–',
    },
    {
      key: 'amount',
      head: t('recall.amount'),
      align: 'figure',
      cell: ({ amount, unit }) => amountText(-amount, unit),
    },
    { key: 'storage', head: t('recall.storage'), cell: ({ storageName }) => storageName },
    { key: 'who', head: t('recall.who'), cell: (movement) => <MovementAuthor {...movement} /> },
    {
      key: 'actions',
      head: t('article:table.actions'),
      isHeadHidden: true,
      cell: (movement) => (
        <Permitted permission="bookStock">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t('article:treatment.changeOf', {
              reference: movement.treatment.reference || t('article:treatment.none'),
            })}
            onClick={() => onChange(movement)}
          >
            {t('article:treatment.change')}
          </Button>
        </Permitted>
      ),
    },
  ];
}
