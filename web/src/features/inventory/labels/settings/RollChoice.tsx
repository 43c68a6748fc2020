import { Radio } from '@mantine/core';
import { type RollId, rollIds, rolls } from '@praxora/labels/sizes';
import { useTranslation } from 'react-i18next';
import {
  type DrawnLabel,
  findPrinter,
  findWarning,
  LabelPicture,
  rollOfSku,
  useDymoView,
  usePaperTexts,
  useProblemText,
} from '../../../../domain/inventory/index.ts';
import classes from './PrinterSettings.module.css';
import type { SettingsPart } from './part.ts';

/** Common scale of all rolls, so that they are drawn in proportion. */
const pixelsPerMillimetre = 1.75;

export function RollChoice({ label, settings, onChange }: SettingsPart & { label: DrawnLabel }) {
  const { t } = useTranslation('labels');
  const { sizeName, rollFacts } = usePaperTexts();
  return (
    <section>
      <h2 id="roll-title">{t('roll.title')}</h2>
      <RollFacts settings={settings} />
      <Radio.Group
        value={settings.roll}
        aria-labelledby="roll-title"
        onChange={(value) => onChange({ roll: value as RollId })}
      >
        <div className={`${classes.rolls} columns-4 gap-12 mt-12`}>
          {rollIds.map((roll) => (
            <Radio.Card
              key={roll}
              value={roll}
              className={`${classes.roll} bd-strong bdrs-14 overflow-hidden p-0`}
              data-chosen={settings.roll === roll || undefined}
              aria-label={sizeName(rolls[roll])}
            >
              <span className="bg-tile grid h-96 px-8 place-center" aria-hidden>
                <LabelPicture
                  label={label}
                  size={rolls[roll]}
                  width={rolls[roll].width * pixelsPerMillimetre}
                />
              </span>
              <span className="block p-10-14-12">
                <span className="row gap-8 fz-note fw-600 mb-3">
                  <Radio.Indicator />
                  {sizeName(rolls[roll])}
                </span>
                <span className={`${classes.facts} quiet fz-fact block tabular lh-140`}>
                  {rollFacts(roll)}
                </span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </section>
  );
}

/** Roll reported by the printer, and whether it fits the choice. */
function RollFacts({ settings }: Pick<SettingsPart, 'settings'>) {
  const { t } = useTranslation('labels');
  const { sizeName } = usePaperTexts();
  const textOf = useProblemText();
  const printer = findPrinter(useDymoView(), settings.dymoPrinter);
  const reported = printer?.roll && rollOfSku(printer.roll.sku);
  const warning = printer?.isConnected ? findWarning(printer, settings.roll) : null;
  return (
    <p
      className={`${classes.facts} quiet fz-fact block tabular lh-140`}
      data-tone={warning ? 'warn' : undefined}
      role="status"
    >
      {warning
        ? textOf(warning).text
        : reported
          ? t('roll.reported', { size: sizeName(rolls[reported.roll]) })
          : t('roll.unknown')}
    </p>
  );
}
