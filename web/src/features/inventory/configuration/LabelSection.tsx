import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { countsPackages, type UnitToLabel } from './article-form.ts';
import { PackDrawing, PieceDrawing, ShelfDrawing } from './drawings.tsx';
import type { ArticleForm } from './form.ts';
import classes from './LabelSection.module.css';
import { Locked } from './Locked.tsx';
import { useUnitById } from './UnitsSection.tsx';

export function LabelSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const unitById = useUnitById();
  const { values, set, isLocked } = form;
  const byPack = countsPackages(values);
  const pack = unitName(unitById(values.orderUnitId), 1);
  const piece = unitName(unitById(byPack ? values.orderUnitId : values.consumptionUnitId), 1);
  const choices = [
    {
      value: 'SALES_UNIT',
      title: t('label.pack'),
      text: t('label.packText', { unit: pack }),
      picture: <PackDrawing size={38} />,
      disabled: isLocked,
    },
    {
      value: 'STORAGE_PRODUCT',
      title: t('label.shelf'),
      text: t('label.shelfText'),
      picture: <ShelfDrawing />,
      disabled: isLocked,
    },
    {
      value: 'CONSUMABLE_UNIT',
      title: t('label.contents'),
      text: byPack ? t('label.contentsNotCounted') : t('label.contentsText', { unit: piece }),
      picture: <PieceDrawing height={44} />,
      disabled: isLocked || byPack,
    },
  ] as const;
  return (
    <Section id="label" title={t('label.title')} text={isLocked ? undefined : t('label.text')}>
      {isLocked && <Locked>{t('label.locked')}</Locked>}
      <Radio.Group
        value={values.unitToLabel}
        aria-label={t('label.title')}
        onChange={(value) => set({ unitToLabel: value as UnitToLabel })}
      >
        <div className="columns-3 gap-12 phone-one-column">
          {choices.map(({ value, title, text, picture, disabled }) => (
            <Radio.Card
              key={value}
              value={value}
              className={`${classes.card} row gap-10 bd-strong bdrs-12 p-12-11`}
              data-chosen={values.unitToLabel === value || undefined}
              disabled={disabled}
              aria-label={title}
            >
              <span className="bg-tile bdrs-9 grid flex-none h-56 place-center w-thumb">{picture}</span>
              <span>
                <span className="row gap-6 fz-note fw-560">
                  <Radio.Indicator disabled={disabled} />
                  {title}
                </span>
                <span className="quiet fz-fact block mt-4">{text}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Section>
  );
}
