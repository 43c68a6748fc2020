// Imports of the last weeks, each with a way back while nothing of it was used.
import { Button } from '@mantine/core';
import type { FinishedImport } from '@praxora/contract/inventory/finished-imports.calls';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFinishedImports, useUndoImport } from './import.queries.ts';

type Undone = Pick<FinishedImport, 'id' | 'fileName'>;

interface UndoDialogProps extends Undone {
  onUndone?: () => void;
  onClose: () => void;
}

export function UndoDialog({ id, fileName, onUndone, onClose }: UndoDialogProps) {
  const { t } = useTranslation('articleImport');
  const undo = useUndoImport(fileName);
  return (
    <FormDialog
      title={t('undo.title')}
      action={t('undo.action')}
      isDangerous
      onSubmit={() => undo.send(id).then(onUndone)}
      onClose={onClose}
    >
      <p>{t('undo.text', { file: fileName })}</p>
    </FormDialog>
  );
}
export function FinishedImports() {
  const { t } = useTranslation('articleImport');
  const { data = [] } = useFinishedImports();
  const [asked, setAsked] = useState<Undone | null>(null);
  const number = (count: number) => ({ count, number: formatNumber(count, 0) });
  if (data.length === 0) return null;
  return (
    <section className="maw-1080 mt-28" aria-labelledby="finished-imports">
      <h2 id="finished-imports" className="fz-title">
        {t('finished.title')}
      </h2>
      <ul className="plain-list m-8-0-0">
        {data.map((one) => (
          <li key={one.id} className="row spread wrap gap-4-20 line-bottom p-8-0">
            <div className="min-w-0 lh-140">
              <b className="anywhere fw-600">{one.fileName}</b>
              <span className="quiet fz-note block">
                {t('finished.when', { day: formatDateTime(one.finishedAt), name: one.finishedBy })}
              </span>
              <span className="quiet fz-note block">
                {[
                  one.articles > 0 && t('done.title', number(one.articles)),
                  one.updated > 0 && t('done.updated', number(one.updated)),
                  one.stockEntries > 0 && t('done.entries', number(one.stockEntries)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />}
              aria-label={t('undo.named', { file: one.fileName })}
              onClick={() => setAsked(one)}
            >
              {t('undo.action')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <UndoDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
