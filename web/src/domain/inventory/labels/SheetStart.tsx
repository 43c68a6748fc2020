// Where on the first sheet the labels begin, and how many sheets they take.
import { Stack } from '@mantine/core';
import { labelsPerSheet, type PaperId, papers, sheetsFor } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import classes from './Panels.module.css';
import { setSheetStart, useSheetStart } from './sheet-start.ts';
import type { LabelDeskState } from './useLabelDesk.ts';

export function SheetStart({ desk: { settings, start, total } }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const sheets = sheetsFor(papers[settings.paper], total, start);
  return (
    <Stack gap={8} mt={14}>
      <SheetStartField paper={settings.paper} />
      <p className={`${classes.facts} quiet fz-fact tabular`} role="status">
        {t('sheets.count', { count: sheets, number: formatNumber(sheets, 0) })}
      </p>
    </Stack>
  );
}

export function SheetStartField({ paper }: { paper: PaperId }) {
  const { t } = useTranslation('labels');
  return (
    <div className="row spread gap-8 fz-note tabular">
      <span className={`${classes.facts} quiet fz-fact tabular`}>{t('sheets.start')}</span>
      <QuantityStepper
        label={t('sheets.start')}
        value={useSheetStart(paper)}
        minimum={1}
        maximum={labelsPerSheet(papers[paper])}
        onChange={setSheetStart}
      />
    </div>
  );
}
