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
      <span className={`px-num ${classes.note}`}>{note}</span>
    </>
  );
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={span}>
        <div className={classes.groupLine}>
          {isOpen === null ? (
            <span className={classes.groupName}>{words}</span>
          ) : (
            <UnstyledButton className={classes.groupName ?? ''} aria-expanded={isOpen} onClick={onToggle}>
              {words}
            </UnstyledButton>
          )}
          <span className={`px-num ${classes.groupFigures}`}>{figures}</span>
        </div>
      </th>
    </tr>
  );
}

export function GroupMore({ group: { rows, more, onMore }, span }: Omit<GroupHeadProps, 'onToggle'>) {
  const { t } = useTranslation('reports');
  return (
    <tr>
      <td colSpan={span} className={classes.groupMore}>
        {rows === undefined ? (
          <Skeleton h={14} w="46%" my={8} />
        ) : (
          <UnstyledButton className={classes.link ?? ''} onClick={onMore}>
            {t('groupMore', { count: more, number: formatNumber(more, 0) })}
          </UnstyledButton>
        )}
      </td>
    </tr>
  );
}
