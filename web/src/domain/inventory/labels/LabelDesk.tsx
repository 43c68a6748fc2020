// Print panel for labels: selection, appearance and printing method; the same on the page of an order's labels and in a
// dialog.
import { papers, sheetsFor } from '@praxora/labels/sizes';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { LabelTable } from './LabelTable.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PrinterPanel } from './PrinterPanel.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import { usePaperTexts } from './paper-texts.ts';
import type { LabelDeskState as Desk } from './useLabelDesk.ts';

export function LabelDesk({ desk, note }: { desk: Desk; note?: string }) {
  return (
    <div className="side-352 below-desk-one-column grid gap-28">
      <div className="min-w-0">
        <LabelTable desk={desk} />
        {note && <p className="quiet fz-note mt-10">{note}</p>}
      </div>
      <aside className="side-column self-start min-w-0 below-desk-static">
        <ProblemPanel desk={desk} />
        <PreviewPanel desk={desk} />
        <PrinterPanel desk={desk} />
        <WithoutDymo desk={desk} />
      </aside>
    </div>
  );
}

/** The way out is in sight before it is needed. */
function WithoutDymo({ desk: { settings, total, start, isPrinted } }: { desk: Desk }) {
  const { t } = useTranslation('labels');
  const { paperName, sizeName } = usePaperTexts();
  if (settings.way === 'pdf' || total === 0 || isPrinted) return null;
  const paper = papers[settings.paper];
  const sheets = sheetsFor(paper, total, start);
  return (
    <p className="quiet fz-fact row gap-10 items-top bg-sunken bdrs-12 lh-150 p-12-16">
      <IconFileTypePdf className="leading-sign" size={20} stroke={1.6} aria-hidden />
      <span>
        {t('sheets.wayOut', {
          count: sheets,
          number: formatNumber(sheets, 0),
          paper: paperName(settings.paper),
          size: sizeName(paper),
          start: formatNumber(start, 0),
        })}
      </span>
    </p>
  );
}
