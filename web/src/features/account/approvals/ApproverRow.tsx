// An approver with the person who decides in their place, and when.
import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/DateField.tsx';
import classes from './ApproverRow.module.css';
import type { ApproverValues } from './approval-values.ts';

interface ApproverRowProps {
  approver: ApproverValues;
  name: string;
  isInactive: boolean;
  /** Users who can substitute. */
  others: readonly { readonly value: string; readonly label: string }[];
  isReadOnly: boolean;
  untilError: ReactNode;
  onChange: (approver: ApproverValues) => void;
  /** Undefined: the last one stays. */
  onRemove: (() => void) | undefined;
}

export function ApproverRow({ approver, name, isInactive, onRemove, ...row }: ApproverRowProps) {
  const { t } = useTranslation('approvalSettings');
  return (
    <li className={`${classes.row} bd-line bdrs-12 p-14-16`}>
      <div className={`${classes.name} row gap-8`}>
        <strong className="fw-560 anywhere">{name}</strong>
        {isInactive && <span className="quiet fz-caption">{t('inactive')}</span>}
      </div>
      <SubstituteFields approver={approver} name={name} {...row} />
      {onRemove && !row.isReadOnly && (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="gray"
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <IconX size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

type SubstituteFieldsProps = Omit<ApproverRowProps, 'isInactive' | 'onRemove'>;

function SubstituteFields({
  approver,
  name,
  others,
  isReadOnly,
  untilError,
  onChange,
}: SubstituteFieldsProps) {
  const { t } = useTranslation('approvalSettings');
  const { substitute } = approver;
  const setDays = (days: { from?: string | null; until?: string | null }) =>
    substitute && onChange({ ...approver, substitute: { ...substitute, ...days } });
  return (
    <>
      <Select
        label={t('substitute')}
        aria-label={t('substituteOf', { name })}
        placeholder={t('noSubstitute')}
        data={[...others]}
        value={substitute ? String(substitute.userId) : null}
        readOnly={isReadOnly}
        clearable={!isReadOnly}
        onChange={(value) =>
          onChange({
            ...approver,
            substitute: value
              ? { userId: Number(value), from: substitute?.from ?? null, until: substitute?.until ?? null }
              : null,
          })
        }
      />
      {substitute && (
        <>
          <DateField
            label={t('from')}
            aria-label={t('fromOf', { name })}
            placeholder={t('atOnce')}
            value={substitute.from}
            readOnly={isReadOnly}
            onChange={(from) => setDays({ from })}
          />
          <DateField
            label={t('until')}
            aria-label={t('untilOf', { name })}
            placeholder={t('always')}
            value={substitute.until}
            readOnly={isReadOnly}
            error={untilError}
            onChange={(until) => setDays({ until })}
          />
        </>
      )}
    </>
  );
}
