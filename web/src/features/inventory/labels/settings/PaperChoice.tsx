import { Radio } from '@mantine/core';
import { type PaperId, paperIds, papers } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import { SheetStartField, usePaperTexts, useSheetStart } from '../../../../domain/inventory/index.ts';
import { SheetDrawing } from './drawings.tsx';
import classes from './PrinterSettings.module.css';
import type { SettingsPart } from './part.ts';

export function PaperChoice({ settings, onChange }: SettingsPart) {
  const { t } = useTranslation('labels');
  const { paperName, paperFacts } = usePaperTexts();
  const start = useSheetStart(settings.paper);
  return (
    <section>
      <h2 id="paper-title">{t('paper.title')}</h2>
      <p className={`${classes.facts} quiet fz-fact block tabular lh-140`}>
        {settings.way === 'dymo' ? t('paper.wayOut') : t('paper.text')}
      </p>
      <Radio.Group
        value={settings.paper}
        aria-labelledby="paper-title"
        onChange={(value) => onChange({ paper: value as PaperId })}
      >
        <div className="panel my-12 overflow-hidden">
          {paperIds.map((paper) => {
            const { columns, rows, hasCutMarks } = papers[paper];
            return (
              <Radio.Card
                key={paper}
                value={paper}
                className={`${classes.line} line-between row gap-14 bd-0 bdrs-0 p-12-16 phone-flex-wrap`}
                data-chosen={settings.paper === paper || undefined}
                aria-label={paperName(paper)}
              >
                <Radio.Indicator />
                <SheetDrawing columns={columns} rows={rows} width={25} isCut={hasCutMarks} start={start} />
                <span className="rest">
                  <span className="block fw-540 anywhere">{paperName(paper)}</span>
                  <span className={`${classes.facts} quiet fz-fact block tabular lh-140`}>
                    {paperFacts(paper)}
                  </span>
                </span>
              </Radio.Card>
            );
          })}
        </div>
      </Radio.Group>
      <SheetStartField paper={settings.paper} />
    </section>
  );
}
