// Why a line charges too much: suggested, and to be changed.
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { listCounted, type Reason } from './complaint.ts';
import { differenceTexts } from './invoice-texts.ts';
import type { Difference, MatchedLine } from './matched-lines.ts';

const usual: readonly Difference['kind'][] = [
  'PRICE_HIGHER',
  'NOT_DELIVERED',
  'OTHER_ARTICLE',
  'CHARGE_NOT_AGREED',
];

interface ReasonFieldProps {
  line: MatchedLine;
  reason: Reason | undefined;
  onChange: (reason: Reason) => void;
}

export function ReasonField({ line, reason, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('invoices');
  const found = listCounted(line).map(({ kind }) => kind);
  const kinds = [...new Set([...found, ...usual])];
  return (
    <NativeSelect
      size="xs"
      miw={168}
      aria-label={t('line.reasonOf', { name: line.name })}
      value={reason ?? found[0] ?? 'OK'}
      data={[
        ...kinds.map((kind) => ({ value: kind, label: t(differenceTexts[kind]) })),
        { value: 'OK', label: t('line.inOrder') },
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(kinds.find((kind) => kind === chosen) ?? 'OK');
      }}
    />
  );
}
