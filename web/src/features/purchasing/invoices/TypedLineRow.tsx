import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../lib/forms.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { isEmptyRow, type TypedRow } from './typed-lines.ts';

interface TypedLineRowProps {
  row: TypedRow;
  /** From 1. */
  place: number;
  /** Somebody tried to save: what is missing is told. */
  isChecked: boolean;
  onChange: (changed: Partial<TypedRow>) => void;
  onRemove: () => void;
}

const mostPacks = 1_000_000;
const mostEuros = 10_000_000;

export function TypedLineRow({ row, place, isChecked, onChange, onRemove }: TypedLineRowProps) {
  const { t } = useTranslation('invoices');
  const isAsking = isChecked && !isEmptyRow(row);
  const missing = (isMissing: boolean) => isAsking && isMissing && fieldError('REQUIRED_FIELD');
  return (
    <li className="wrap gap-8 items-end line-top pt-8">
      <TextInput
        className="basis-280 flex-1"
        label={t('typedLines.name', { place })}
        maxLength={300}
        value={row.name}
        error={missing(row.name.trim() === '')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        w={120}
        label={t('typedLines.number')}
        maxLength={100}
        value={row.number}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
      />
      <NumberField
        w={90}
        label={t('typedLines.quantity')}
        decimals={3}
        least={0.001}
        most={mostPacks}
        value={row.quantity}
        error={missing(row.quantity === null)}
        onChange={(quantity) => onChange({ quantity })}
      />
      <NumberField
        w={120}
        label={t('typedLines.net')}
        decimals={2}
        isFixed
        least={-mostEuros}
        most={mostEuros}
        value={row.net}
        error={missing(row.net === null)}
        onChange={(net) => onChange({ net })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('typedLines.remove', { place })}
        onClick={onRemove}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </li>
  );
}
