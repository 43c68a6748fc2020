// Content of one pack in stock units: the one question all other figures depend on.
import { Radio, Select, type SelectProps } from '@mantine/core';
import type { UnitToCount } from '@praxora/rules/shared/units';
import { IconArrowRight, IconCircleCheckFilled, IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnits } from '../../../domain/inventory/index.ts';
import { type NamedUnit, useUnitTexts } from '../../../domain/shared/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { countsPackages, unitsPerPack, withUnitToCount } from './article-form.ts';
import { PackDrawing, PiecesDrawing } from './drawings.tsx';
import type { ArticleForm } from './form.ts';
import { Locked } from './Locked.tsx';
import classes from './UnitsSection.module.css';

/** As much as the contract takes. */
const mostPerPack = 100_000;

interface UnitCardProps {
  value: string;
  isChosen: boolean;
  title: string;
  text: string;
  result: string;
  picture: ReactNode;
  disabled: boolean;
}

function UnitCard({ value, isChosen, title, text, result, picture, disabled }: UnitCardProps) {
  return (
    <Radio.Card
      value={value}
      className={`${classes.card} bg-sheet bdrs-panel flex flex-column overflow-hidden p-0`}
      data-chosen={isChosen || undefined}
      disabled={disabled}
      aria-label={title}
    >
      <span className={`${classes.picture} row gap-14 bg-tile c-tile-ink h-150 justify-center`} aria-hidden>
        {picture}
      </span>
      <span className="flex flex-1 flex-column p-14-16-16">
        <span className="row gap-10 fz-lead fw-620">
          <Radio.Indicator disabled={disabled} />
          {title}
        </span>
        <span className="quiet fz-note flex-1 lh-150 mt-6 pl-28">{text}</span>
        <span className={`${classes.result} quiet fz-note bg-sunken bdrs-8 fw-540 m-10-0-0-28 p-6-10`}>
          {result}
        </span>
      </span>
    </Radio.Card>
  );
}

/** Units by id; the list is there before the form is shown. */
export function useUnitById(): (id: number) => NamedUnit {
  const { data = [] } = useUnits();
  return (id) => {
    const unit = data.find((entry) => entry.id === id);
    return { id, de: unit?.name ?? '', en: unit?.nameEn ?? '' };
  };
}

interface UnitsProps {
  form: ArticleForm;
}

export function UnitsSection({ form }: UnitsProps) {
  const { t } = useTranslation('article');
  return (
    <Section id="units" title={t('units.title')} text={t('units.text')}>
      {form.isLocked && <Locked>{t('units.locked')}</Locked>}
      <UnitCards form={form} />
      <div className={`${classes.row} items-start bg-sunken bdrs-panel grid gap-12 mt-18 p-16-18-14`}>
        <OrderUnit form={form} />
        <span className="quiet fz-figure mt-27 below-desk-hidden" aria-hidden>
          {t('units.equals')}
        </span>
        {countsPackages(form.values) ? <WholePack form={form} /> : <PackContents form={form} />}
        <IconScan className="quiet mt-32 below-desk-hidden" size={22} stroke={1.6} aria-hidden />
        <AmountPerScan form={form} />
      </div>
    </Section>
  );
}

/** The question itself: is it counted by the pack, or by what is in it? */
function UnitCards({ form: { values, set, isLocked } }: UnitsProps) {
  const { t } = useTranslation('article');
  const unitById = useUnitById();
  const { unitName, amountText } = useUnitTexts();
  const byPack = countsPackages(values);
  const orderUnit = unitById(values.orderUnitId);
  const size = formatNumber(values.consumptionUnitCount ?? 1);
  const pack = amountText(1, orderUnit);
  return (
    <Radio.Group
      value={values.unitToCount}
      aria-label={t('units.title')}
      onChange={(value) => set((before) => withUnitToCount(before, value as UnitToCount))}
    >
      <div className="columns gap-14 phone-one-column">
        <UnitCard
          value="ORDER_UNIT"
          isChosen={byPack}
          disabled={isLocked}
          title={t('units.byPack', { unit: unitName(orderUnit, 2) })}
          text={t('units.byPackText')}
          result={t('units.result', { pack, amount: '1' })}
          picture={
            <>
              <PackDrawing size={92} />
              <span className="fz-24 fw-560">{t('units.equals')}</span>
              <span className="fz-40 fw-640">{formatNumber(1)}</span>
            </>
          }
        />
        <UnitCard
          value="CONSUMPTION_UNIT"
          isChosen={!byPack}
          disabled={isLocked}
          title={t('units.byPiece', { unit: unitName(unitById(values.consumptionUnitId), 2) })}
          text={t('units.byPieceText')}
          result={t('units.result', { pack, amount: size })}
          picture={
            <>
              <PackDrawing size={72} />
              <IconArrowRight size={22} aria-hidden />
              <PiecesDrawing count={values.consumptionUnitCount ?? 1} />
              <span className="fz-22 fw-640">{size}</span>
            </>
          }
        />
      </div>
    </Radio.Group>
  );
}

interface UnitSelectProps extends Pick<SelectProps, 'label' | 'description' | 'error' | 'disabled'> {
  value: number;
  onChange: (unitId: number) => void;
}

function UnitSelect({ value, onChange, ...select }: UnitSelectProps) {
  const unitById = useUnitById();
  const { unitName } = useUnitTexts();
  const { data: units = [] } = useUnits();
  return (
    <Select
      {...select}
      searchable
      allowDeselect={false}
      data={units.map(({ id }) => ({ value: String(id), label: unitName(unitById(id), 1) }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id ?? value))}
    />
  );
}

function OrderUnit({ form: { values, set, error, isLocked } }: UnitsProps) {
  const { t } = useTranslation('article');
  return (
    <UnitSelect
      label={t('units.orderUnit')}
      description={t('units.orderUnitText')}
      disabled={isLocked}
      value={values.orderUnitId}
      error={error('packagingInformation.orderUnitId')}
      onChange={(orderUnitId) => set({ orderUnitId })}
    />
  );
}

/** A pack is counted as one, whatever is in it. */
function WholePack({ form: { values, error } }: UnitsProps) {
  const { t } = useTranslation('article');
  const unitById = useUnitById();
  const { unitName } = useUnitTexts();
  return (
    <NumberField
      label={t('units.consumptionUnit')}
      description={t('units.fixedAtOne')}
      value={1}
      onChange={() => {}}
      readOnly
      disabled
      rightSection={
        <span className="quiet fz-fact pr-10 nowrap">{unitName(unitById(values.orderUnitId), 1)}</span>
      }
      rightSectionWidth="auto"
      error={error('packagingInformation.consumptionUnitCount')}
    />
  );
}

function PackContents({ form: { values, set, number, error, touch, isLocked } }: UnitsProps) {
  const { t } = useTranslation('article');
  return (
    <div className={`${classes.contents} grid gap-8`}>
      <NumberField
        label={t('units.consumptionUnitCount')}
        {...number('consumptionUnitCount')}
        most={mostPerPack}
        disabled={isLocked}
        onBlur={() => touch('packagingInformation.consumptionUnitCount')}
        error={error('packagingInformation.consumptionUnitCount')}
      />
      <UnitSelect
        label={t('units.consumptionUnit')}
        disabled={isLocked}
        value={values.consumptionUnitId}
        error={error('packagingInformation.consumptionUnitId')}
        onChange={(consumptionUnitId) => set({ consumptionUnitId })}
      />
    </div>
  );
}

function AmountPerScan({ form: { values, number, error, touch } }: UnitsProps) {
  const { t } = useTranslation('article');
  const unitById = useUnitById();
  const { unitName } = useUnitTexts();
  const byPack = countsPackages(values);
  const unit = unitById(byPack ? values.orderUnitId : values.consumptionUnitId);
  const perScan = values.consumptionPerScan;
  const scanError = error('labelConfiguration.consumptionPerScan');
  const isDivisible = perScan !== null && unitsPerPack(values) % perScan === 0;
  return (
    <NumberField
      label={t('units.scan')}
      {...number('consumptionPerScan')}
      {...(byPack ? { value: 1 } : {})}
      most={mostPerPack}
      disabled={byPack}
      onBlur={() => touch('labelConfiguration.consumptionPerScan')}
      rightSection={<span className="quiet fz-fact pr-10 nowrap">{unitName(unit, perScan ?? 1)}</span>}
      rightSectionWidth="auto"
      error={scanError}
      description={
        !scanError &&
        isDivisible && (
          <span className="row gap-5 c-ok">
            <IconCircleCheckFilled size={14} aria-hidden />
            {t('units.divisible', { count: unitsPerPack(values), scan: byPack ? 1 : perScan })}
          </span>
        )
      }
    />
  );
}
