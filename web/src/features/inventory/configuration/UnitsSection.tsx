// What one pack is in stock: the one question everything else is reckoned by.
import { Radio, Select } from '@mantine/core';
import type { UnitToCount } from '@praxora/rules/units';
import { IconArrowRight, IconCircleCheckFilled, IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnits } from '../../../domain/inventory/queries.ts';
import { type NamedUnit, useUnitTexts } from '../../../domain/inventory/units.ts';
import { formatNumber } from '../../../lib/format.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { countsPackages, unitsPerPack, withUnitToCount } from './article-form.ts';
import { PackDrawing, PiecesDrawing } from './drawings.tsx';
import fields from './fields.module.css';
import type { ArticleForm } from './form.ts';
import { Locked } from './Locked.tsx';
import { Section } from './Section.tsx';
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
      className={classes.card}
      data-chosen={isChosen || undefined}
      disabled={disabled}
      aria-label={title}
    >
      <span className={classes.picture} aria-hidden>
        {picture}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <Radio.Indicator disabled={disabled} />
          {title}
        </span>
        <span className={classes.text}>{text}</span>
        <span className={classes.result}>{result}</span>
      </span>
    </Radio.Card>
  );
}

/** Units by id; the list is there before the form is shown. */
export function useUnitById(): (id: number) => NamedUnit {
  const { data = [] } = useUnits();
  return (id) => {
    const unit = data.find((one) => one.id === id);
    return { id, de: unit?.name ?? '', en: unit?.nameEn ?? '' };
  };
}

export function UnitsSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { values, set, error, touch, isLocked } = form;
  const unitById = useUnitById();
  const { unitName, amountText } = useUnitTexts();
  const { data: units = [] } = useUnits();
  const byPack = countsPackages(values);
  const size = values.consumptionUnitCount ?? 1;
  const orderUnit = unitById(values.orderUnitId);
  const consumptionUnit = unitById(values.consumptionUnitId);
  const choices = units.map(({ id }) => ({ value: String(id), label: unitName(unitById(id), 1) }));
  const scanError = error('labelConfiguration.consumptionPerScan');
  const onePack = amountText(1, orderUnit);

  return (
    <Section id="units" title={t('units.title')} text={t('units.text')}>
      {isLocked && <Locked>{t('units.locked')}</Locked>}
      <Radio.Group
        value={values.unitToCount}
        aria-label={t('units.title')}
        onChange={(value) => set((before) => withUnitToCount(before, value as UnitToCount))}
      >
        <div className={classes.cards}>
          <UnitCard
            value="ORDER_UNIT"
            isChosen={byPack}
            disabled={isLocked}
            title={t('units.byPack', { unit: unitName(orderUnit, 2) })}
            text={t('units.byPackText')}
            result={t('units.result', { pack: onePack, amount: '1' })}
            picture={
              <>
                <PackDrawing size={92} />
                <span className={classes.sign}>{t('units.equals')}</span>
                <span className={classes.one}>{formatNumber(1)}</span>
              </>
            }
          />
          <UnitCard
            value="CONSUMPTION_UNIT"
            isChosen={!byPack}
            disabled={isLocked}
            title={t('units.byPiece', { unit: unitName(consumptionUnit, 2) })}
            text={t('units.byPieceText')}
            result={t('units.result', { pack: onePack, amount: formatNumber(size) })}
            picture={
              <>
                <PackDrawing size={72} />
                <IconArrowRight size={22} aria-hidden />
                <PiecesDrawing count={size} />
                <span className={classes.many}>{formatNumber(size)}</span>
              </>
            }
          />
        </div>
      </Radio.Group>
      <div className={classes.row}>
        <Select
          label={t('units.orderUnit')}
          description={t('units.orderUnitText')}
          searchable
          allowDeselect={false}
          disabled={isLocked}
          data={choices}
          value={String(values.orderUnitId)}
          error={error('packagingInformation.orderUnitId')}
          onChange={(value) => set({ orderUnitId: Number(value ?? values.orderUnitId) })}
        />
        <span className={classes.equals} aria-hidden>
          {t('units.equals')}
        </span>
        {byPack ? (
          <NumberField
            label={t('units.consumptionUnit')}
            description={t('units.fixedAtOne')}
            value={1}
            onChange={() => {}}
            readOnly
            disabled
            rightSection={<span className={fields.unit}>{unitName(orderUnit, 1)}</span>}
            rightSectionWidth="auto"
            error={error('packagingInformation.consumptionUnitCount')}
          />
        ) : (
          <div className={classes.contents}>
            <NumberField
              label={t('units.consumptionUnitCount')}
              {...form.number('consumptionUnitCount')}
              most={mostPerPack}
              disabled={isLocked}
              onBlur={() => touch('packagingInformation.consumptionUnitCount')}
              error={error('packagingInformation.consumptionUnitCount')}
            />
            <Select
              label={t('units.consumptionUnit')}
              searchable
              allowDeselect={false}
              disabled={isLocked}
              data={choices}
              value={String(values.consumptionUnitId)}
              error={error('packagingInformation.consumptionUnitId')}
              onChange={(value) => set({ consumptionUnitId: Number(value ?? values.consumptionUnitId) })}
            />
          </div>
        )}
        <IconScan className={classes.scan ?? ''} size={22} stroke={1.6} aria-hidden />
        <NumberField
          label={t('units.scan')}
          {...form.number('consumptionPerScan')}
          {...(byPack ? { value: 1 } : {})}
          most={mostPerPack}
          disabled={byPack}
          onBlur={() => touch('labelConfiguration.consumptionPerScan')}
          rightSection={
            <span className={fields.unit}>
              {unitName(byPack ? orderUnit : consumptionUnit, values.consumptionPerScan ?? 1)}
            </span>
          }
          rightSectionWidth="auto"
          error={scanError}
          description={
            !scanError &&
            values.consumptionPerScan !== null &&
            unitsPerPack(values) % values.consumptionPerScan === 0 && (
              <span className={classes.divisible}>
                <IconCircleCheckFilled size={14} aria-hidden />
                {t('units.divisible', {
                  count: unitsPerPack(values),
                  scan: byPack ? 1 : values.consumptionPerScan,
                })}
              </span>
            )
          }
        />
      </div>
    </Section>
  );
}
