// The lots a delivered quantity is made of: each with its batch, expiry date and storage.
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import type { ErrorCode } from '@praxora/contract/errors';
import { expiryWarning } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconBarcode, IconPackageOff, IconPrinter, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  countLotLabels,
  type DraftLine,
  type DraftLot,
  type LineProblems,
  type LotField,
  mostInLot,
  withLot,
  withoutLot,
  withQuantity,
} from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { afterPress } from '../../../lib/after-press.ts';
import { formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { focusOn } from './go-on.ts';
import classes from './LotFields.module.css';
import type { ShownLine } from './order-lines.ts';
import { StorageChoice } from './StorageChoice.tsx';

interface LotFieldsProps {
  line: ShownLine;
  draft: DraftLine;
  problems: LineProblems | null;
  onChange: (change: (before: DraftLine) => DraftLine) => void;
  /** Everything about the lot was said. */
  onGoOn: (lotKey: number) => void;
}

export function LotFields({ line, draft, problems, onChange, onGoOn }: LotFieldsProps) {
  const { t } = useTranslation('receiving');
  return (
    <>
      <div className={classes.heads} aria-hidden>
        <span>{t('lot.quantity')}</span>
        <span>{t('lot.batch')}</span>
        <span>{t('lot.expiry')}</span>
        <span>{t('lot.storage')}</span>
        <span>{t('lot.labels')}</span>
      </div>
      {draft.lots.map((lot, index) => (
        <Lot
          key={lot.key}
          line={line}
          lot={lot}
          number={index + 1}
          problems={problems?.lots[lot.key] ?? {}}
          onChange={(changes) => onChange((before) => withLot(before, lot.key, changes))}
          onGoOn={() => onGoOn(lot.key)}
          onRemove={draft.lots.length > 1 ? () => onChange((before) => withoutLot(before, lot.key)) : null}
        />
      ))}
    </>
  );
}

interface LotFieldProps {
  line: ShownLine;
  lot: DraftLot;
  number: number;
  problems: LineProblems['lots'][number];
  onChange: (changes: Partial<DraftLot>) => void;
}

interface LotProps extends LotFieldProps {
  onGoOn: () => void;
  onRemove: (() => void) | null;
}

/** Enter leads from field to field as people fill them in, and from the last one to the next lot. */
const afterEnter: Readonly<Record<string, LotField | 'done'>> = {
  quantity: 'batchNumber',
  batchNumber: 'expirationDate',
  expirationDate: 'done',
};

function Lot({ onGoOn, onRemove, ...field }: LotProps) {
  const { line, lot, number } = field;
  const { t } = useTranslation('receiving');
  return (
    <fieldset
      className={classes.lot}
      data-lot={lot.key}
      aria-label={t('lot.nameOf', { number, name: line.name })}
      onKeyDown={(event) => {
        const next = event.key === 'Enter' && afterEnter[(event.target as HTMLElement).dataset.field ?? ''];
        if (!next) return;
        event.preventDefault();
        if (next === 'done') onGoOn();
        else focusOn({ lineKey: line.key, lotKey: lot.key, field: next });
      }}
    >
      <LotQuantity {...field} />
      <LotBatch {...field} />
      <LotExpiry {...field} />
      <LotStorage {...field} />
      <LotLabels {...field} />
      {onRemove && (
        <Tooltip label={t('lot.remove')}>
          <ActionIcon
            className={`${classes.remove} mt-4`}
            aria-label={t('lot.removeOf', { number, name: line.name })}
            onClick={onRemove}
          >
            <IconX size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </fieldset>
  );
}

const errorOf = (code: ErrorCode | undefined) => (code ? fieldError(code) : undefined);

/** The field's word, and its name for those who do not see whose it is. */
function useLabels({ line, number }: LotFieldProps, field: string) {
  const { t } = useTranslation('receiving');
  return { label: field, 'aria-label': t('lot.fieldOf', { field, number, name: line.name }) };
}

function LotQuantity(props: LotFieldProps) {
  const { line, lot, problems, onChange } = props;
  const { t } = useTranslation('receiving');
  const { unitName } = useUnitTexts();
  const unit = line.article && unitName(line.article.orderUnit, lot.quantity ?? 2);
  return (
    <NumberField
      {...useLabels(props, t('lot.quantity'))}
      data-field="quantity"
      classNames={{
        label: classes.label ?? '',
        input: `${classes.quantity} fw-600 px-10-76`,
        section: classes.unitRoom ?? '',
      }}
      most={mostInLot}
      value={lot.refusedQuantity ?? lot.quantity}
      onChange={(entry) => onChange(withQuantity(entry))}
      error={errorOf(problems.quantity)}
      rightSection={
        unit !== null && (
          <span className={`${classes.unit} ellipsis quiet fz-caption pr-10 ta-right w-full`} title={unit}>
            {unit}
          </span>
        )
      }
      rightSectionWidth={76}
      rightSectionPointerEvents="none"
    />
  );
}

function LotBatch(props: LotFieldProps) {
  const { lot, problems, onChange } = props;
  const { t } = useTranslation('receiving');
  return (
    <TextInput
      {...useLabels(props, t('lot.batch'))}
      data-field="batchNumber"
      classNames={{ label: classes.label ?? '', input: 'mono fz-note' }}
      leftSection={<IconBarcode size={16} stroke={1.6} aria-hidden />}
      maxLength={64}
      autoComplete="off"
      value={lot.batchNumber}
      onChange={(event) => onChange({ batchNumber: event.currentTarget.value })}
      error={errorOf(problems.batchNumber)}
    />
  );
}

function LotExpiry(props: LotFieldProps) {
  const { lot, problems, onChange } = props;
  const { t } = useTranslation('receiving');
  const warning = expiryWarning(lot.expirationDate, calendarDay(new Date()));
  return (
    <DateField
      {...useLabels(props, t('lot.expiry'))}
      data-field="expirationDate"
      classNames={{ label: classes.label ?? '' }}
      monthIsEnough
      value={lot.expirationDate}
      onChange={(expirationDate) => onChange({ expirationDate, hasUnreadDate: false })}
      onBlur={(event) => {
        if (lot.expirationDate === null && event.currentTarget.value.trim() !== '')
          afterPress(() => onChange({ hasUnreadDate: true }));
      }}
      description={
        warning && (
          <span className="c-min fw-560">{t(warning === 'expired' ? 'lot.expired' : 'lot.lastDay')}</span>
        )
      }
      error={errorOf(problems.expirationDate ?? (lot.hasUnreadDate ? 'INCORRECT_VALUE' : undefined))}
    />
  );
}

function LotStorage(props: LotFieldProps) {
  const { lot, problems, onChange } = props;
  const { t } = useTranslation('receiving');
  const { label, 'aria-label': name } = useLabels(props, t('lot.storage'));
  if (!lot.isStored)
    return (
      <span className={`${classes.notStored} inline-row gap-6 quiet fz-note mih-36`}>
        <IconPackageOff size={16} stroke={1.6} aria-hidden />
        {t('lot.notStored')}
      </span>
    );
  return (
    <div className={`${classes.storage} min-w-0`}>
      <StorageChoice
        label={label}
        name={name}
        labelClass={classes.label ?? ''}
        value={lot.storageId}
        onChange={(storageId) => onChange({ storageId })}
        error={errorOf(problems.storageId)}
      />
    </div>
  );
}

function LotLabels({ line, lot }: LotFieldProps) {
  const { t } = useTranslation('receiving');
  const count = countLotLabels(line.article, lot);
  return (
    <span
      className={`${classes.labels} inline-row gap-6 quiet fz-note mih-36`}
      title={t('lot.labelsOf', { count })}
    >
      <IconPrinter size={16} stroke={1.6} aria-hidden />
      <span className="px-num">{formatNumber(count, 0)}</span>
    </span>
  );
}
