// The line above the rows of a group, with its figures.
import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import classes from './ReportTable.module.css';
import type { TableGroup } from './table-group.ts';

interface GroupHeadProps {
  group: TableGroup<unknown>;
  span: number;
  onToggle: () => void;
}

export function GroupHead({ group: { name, note, figures, isOpen }, span, onToggle }: GroupHeadProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const words = (
    <>
      {isOpen !== null && <Icon size={16} aria-hidden />}
      <b>{name}</b>
      <span className="px-num quiet fw-400">{note}</span>
    </>
  );
  return (
    <tr className={`${classes.group} phone-block phone-col-all`}>
      <th className="bg-sunken p-0-10" scope="rowgroup" colSpan={span}>
        <div className="phone-flex-wrap phone-gap-0-16 phone-p-6-0 row spread gap-16">
          {isOpen === null ? (
            <span className={`${classes.groupName} row gap-8 c-ink fz-note mih-38`}>{words}</span>
          ) : (
            <UnstyledButton
              className={`${classes.groupName} row gap-8 c-ink fz-note mih-38`}
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              {words}
            </UnstyledButton>
          )}
          <span className={`px-num ${classes.groupFigures} wrap gap-2-18 quiet fz-note justify-end`}>
            {figures}
          </span>
        </div>
      </th>
    </tr>
  );
}

export function GroupMore({ group: { rows, more, onMore }, span }: Omit<GroupHeadProps, 'onToggle'>) {
  const { t } = useTranslation('reports');
  return (
    <tr>
      <td colSpan={span} className="pl-34">
        {rows === undefined ? (
          <Skeleton h={14} w="46%" my={8} />
        ) : (
          <UnstyledButton className="c-primary fz-note fw-560 mih-28 hover-td-underline" onClick={onMore}>
            {t('groupMore', { count: more, number: formatNumber(more, 0) })}
          </UnstyledButton>
        )}
      </td>
    </tr>
  );
}
